/** How many emails are sent at the same time, each over a connection of its own. One that hangs holds back no other. */
export const SLOTS = 8

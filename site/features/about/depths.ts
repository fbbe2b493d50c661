/** How deep each section of the page lies, in fathoms: the mark of the lead line that it carries. */
export const DEPTHS = { intro: 2, mission: 5, vision: 7, story: 10, values: 13, facts: 17, bottom: 20 } as const

export type Part = keyof typeof DEPTHS

import { createContext, useContext } from 'react'
import type { DeskSession } from '../../contract/desk/replies.ts'
import { useNow } from './clock.ts'

/** Who acts and what the company's desk is like; below `App` it is always there. */
export type Session = DeskSession & { name: string }

const SessionContext = createContext<Session | undefined>(undefined)
export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is called outside SessionProvider.')
  return session
}

/** The session, whose zone times are told in, with the server's time, ms since the epoch. */
export function useTimes() {
  return { ...useSession(), now: useNow() }
}

/** What a token looks like; anything else is not looked up. */
const TOKEN = /^[\w-]{32}$/

export function isToken(token: string): boolean {
  return TOKEN.test(token)
}

/** `m…@quist.example`: enough for its owner, and little for whoever was forwarded a letter with its links. */
export function veiled(email: string | null): string {
  if (email === null) return ''
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

/** `m…@quist.example`: its owner recognizes it, and somebody who got the email forwarded learns little. */
export function maskAddress(email: string | null): string {
  if (email === null) return ''
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

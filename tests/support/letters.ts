import { lettersAbout } from './journey.ts'
import type { MailServer, ReceivedEmail } from './mail-server.ts'

/** The two letters of one submission, once both came. */
export async function lettersOf(post: MailServer, address: string, desk: 'quotes' | 'careers') {
  const letters = await lettersAbout(post, address, 2)
  const toDesk = letters.find(({ to }) => to[0]?.startsWith(`${desk}@`))
  const toVisitor = letters.find((letter) => letter !== toDesk)
  if (!toDesk || !toVisitor) throw new Error(`Letters went to ${letters.flatMap(({ to }) => to).join(', ')}`)
  return { toDesk, toVisitor }
}

export function wordsOf({ mail }: ReceivedEmail): string {
  return [mail.subject, mail.text, mail.html].join('\n')
}

export function attachmentsOf({ mail }: ReceivedEmail) {
  return mail.attachments.map(({ filename, content }) => ({
    name: filename,
    content: Buffer.from(content as ArrayBuffer),
  }))
}

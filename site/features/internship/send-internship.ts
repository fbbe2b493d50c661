import { splitName } from '../../../contract/form.ts'
import { internship, internshipMessage } from '../../../contract/forms/internship.ts'
import type { Packet } from '../../form/FormShell.tsx'
import { structured } from '../../form/packet.ts'
import { type Outcome, post, type Sending } from '../../form/send.ts'

/** The specified five keys as JSON (spec 2 §7), with the structured fields beside them. `hiringMail` ends the message. */
export function sendInternship(packet: Packet, sending: Sending, hiringMail: string): Promise<Outcome> {
  const { answers } = packet
  const { firstName, lastName } = splitName(answers.fullName ?? '', 'Student')
  const body = {
    firstName,
    lastName,
    email: answers.email,
    phone: answers.phone,
    message: internshipMessage(answers, hiringMail),
    application: structured(packet),
  }
  return post(internship.path, body, sending)
}

import { useRef, useState } from 'react'
import type { Notice } from '../../../contract/fields/upload.ts'
import { successNotice } from '../../../contract/form.ts'
import { INVALID_EMAIL, newsletter } from '../../../contract/forms/newsletter.ts'
import { parseSubscribed } from '../../form/sending/parse-reply.ts'
import { post } from '../../form/sending/send.ts'
import { sendEvent } from '../../ui/analytics-event.ts'
import { toast } from '../../ui/toast.ts'

interface Subscription {
  busy: boolean
  /** Why the address was not taken; '' where nothing is wrong. */
  problem: string
  /** What happens next, once it was taken; '' before. */
  done: string
  /** Never throws. `busy`: the last call has not ended, and this one does nothing. */
  subscribe(typed: string): Promise<'subscribed' | 'invalid' | 'failed' | 'busy'>
  clearProblem(): void
}

const { words, fields, path } = newsletter

/** One newsletter form: checked, sent, told. `place` is the label of its analytics events. */
export function useSubscription(place: string): Subscription {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState({ problem: '', done: '' })
  const isSending = useRef(false)

  function refuse(notice: Notice) {
    setTold({ problem: notice.text, done: '' })
    toast(notice)
  }

  async function subscribe(typed: string) {
    if (isSending.current) return 'busy'
    const address = fields.email.read(typed)
    if (!address.ok) {
      refuse(typed.trim() === '' && words.missing ? words.missing : INVALID_EMAIL)
      return 'invalid'
    }

    isSending.current = true
    setBusy(true)
    setTold(({ done }) => ({ problem: '', done }))
    const outcome = await post(path, { email: address.value }, parseSubscribed)
    isSending.current = false
    setBusy(false)
    if (outcome.status !== 'accepted') {
      refuse(words.failure)
      sendEvent('error', { category: 'newsletter', label: place })
      return 'failed'
    }
    const success = successNotice(newsletter)
    setTold({ problem: '', done: success.text })
    sendEvent('newsletter_subscribe', { category: 'newsletter', label: place })
    toast(success)
    return 'subscribed'
  }

  return { busy, ...told, subscribe, clearProblem: () => setTold(({ done }) => ({ problem: '', done })) }
}

import { findCanarySubscriber } from '../../newsletter/canary.ts'
import { eraseAddress } from '../../newsletter/erase-subscriber.ts'
import { canaryEmail } from '../../submissions/canary.ts'
import { expectEmail, type Flight, post } from './flight.ts'

/** Subscribes an address to the newsletter, and looks for it and its email. @throws at the step that fails. */
export async function followSubscription(flight: Flight): Promise<void> {
  const { context, request, begin } = flight
  flight.atEnd(async () => {
    await eraseAddress(context, request.email)
    return undefined
  })

  await post(flight)

  begin('stored')
  const subscriberId = await findCanarySubscriber(context, request.email)
  if (!subscriberId) throw new Error('the address is not in the database')

  // It is queued together with the address.
  if (!(await canaryEmail(context, { subscriberId })))
    throw new Error('the server did not know the mark, so an email to the address may have left')

  begin('outbox')
  await expectEmail(() => canaryEmail(context, { subscriberId }))

  begin('remove')
  await eraseAddress(context, request.email)
  if (await findCanarySubscriber(context, request.email)) throw new Error('the address is still there')
}

import { newsletter } from '../../../contract/forms/newsletter.ts'
import type { Refusal } from '../../../contract/page.ts'
import { checkPlacement } from '../../form/placement.ts'
import { Button } from '../../ui/Button.tsx'

const { fields, path, words } = newsletter
if (import.meta.env.SSR) checkPlacement(newsletter, new Set(['email']))

/** The newsletter's form on a page of its own, where a browser without script gets its mistake back. */
export function SubscribeBox({ refusal }: { refusal?: Refusal }) {
  const problem = refusal && (refusal.problems.email ?? refusal.error)
  return (
    <form action={path} method="post">
      <label htmlFor="subscribe-email" className="mb-2 block">
        {fields.email.label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="subscribe-email"
          type="email"
          name="email"
          dir="auto"
          defaultValue={refusal?.values.email}
          placeholder="you@company.com"
          required
          // This field is the reason why the page came back, so the focus starts here.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={problem !== undefined}
          autoComplete="email"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'subscribe-problem' : undefined}
          className="min-h-14 min-w-56 flex-1 rounded-sm border border-muted-deep bg-trench px-4 text-sheet placeholder:text-muted-deep"
        />
        <Button type="submit">{words.submit}</Button>
      </div>
      {problem && (
        <p id="subscribe-problem" role="alert" className="mt-3 text-alarm-deep">
          {problem}
        </p>
      )}
    </form>
  )
}

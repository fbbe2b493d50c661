import { newsletter } from '../../contract/forms/newsletter.ts'

/** The box as it stands without script; the newsletter's island takes its place over when it wakes. */
export function FooterNewsletter() {
  const { label, html } = newsletter.fields.email
  return (
    <form action={newsletter.path} method="post" className="flex">
      <input
        type="email"
        name="email"
        aria-label={label}
        placeholder="you@company.com"
        required
        maxLength={html.maxLength}
        autoComplete="email"
        className="min-h-14 w-full min-w-0 rounded-l-sm border border-line-deep bg-trench px-4 text-sheet placeholder:text-muted-deep"
      />
      <button type="submit" className="min-h-14 rounded-r-sm bg-shoal-pale px-6 font-medium text-ink hover:bg-white">
        {newsletter.words.submit}
      </button>
    </form>
  )
}

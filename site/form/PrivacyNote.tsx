import { routes } from '../../contract/routes.ts'

/** Beside the button: what becomes of the answers. */
export function PrivacyNote({ text = 'We use this only to answer you.' }: { text?: string }) {
  return (
    <>
      <span>{text}</span> See the{' '}
      <a className="link" href={routes.privacy()}>
        privacy policy
      </a>
      .
    </>
  )
}

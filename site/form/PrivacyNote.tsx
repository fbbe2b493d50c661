import { routes } from '../../contract/routes.ts'

/** Beside the button: what becomes of the answers. */
export function PrivacyNote() {
  return (
    <>
      We use this only to answer you. See the{' '}
      <a className="link" href={routes.privacy()}>
        privacy policy
      </a>
      .
    </>
  )
}

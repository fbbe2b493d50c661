import { inScheme, type Scheme } from '../../contract/desk/preview-scheme.ts'

/** In the frame nothing is loaded and nothing runs. `sandbox` holds scripts and forms back a second time. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-src 'none'"

/**
 * The document of the preview's frame: the email's own HTML under a strict policy, in a color scheme of choice. The screen's
 * policy holds in it, too, and names the two texts that its style element may have (server/desk/api/screen.ts).
 */
export function previewDocument(html: string, scheme: Scheme): string {
  const end = html.indexOf('</head>')
  const policy = `<head>\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
  return inScheme(html.slice(0, end).replace('<head>', policy), scheme) + html.slice(end)
}

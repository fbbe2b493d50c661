/** In the frame nothing is loaded and nothing runs. `sandbox` holds scripts and forms back a second time. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-src 'none'"

/**
 * The document of the preview's frame: the email's own HTML under a strict policy, in a color scheme of choice.
 * Its styles ask for the scheme by a media query, which is answered here, because a frame has the scheme of the device.
 */
export function previewDocument(html: string, scheme: 'light' | 'dark'): string {
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replace('<head>', `<head>\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', scheme)
  return head + html.slice(end)
}

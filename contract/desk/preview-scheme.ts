export type Scheme = 'light' | 'dark'

export const SCHEMES: readonly Scheme[] = ['light', 'dark']

/**
 * An email's HTML or its styles, in a color scheme of choice. They ask for the scheme by a media query, which is answered here,
 * because a frame has the scheme of the device.
 */
export function inScheme(text: string, scheme: Scheme): string {
  return text
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', scheme)
}

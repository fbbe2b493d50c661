interface Preview {
  as: 'image' | 'pdf' | 'text'
  /** The content type of the preview, whatever the visitor's browser said. */
  type: string
}

/** Only kinds whose bytes were checked at upload (server/attachments/inspect.ts), and none that can hold a script. */
const PREVIEWS: Record<string, Preview> = {
  png: { as: 'image', type: 'image/png' },
  jpg: { as: 'image', type: 'image/jpeg' },
  jpeg: { as: 'image', type: 'image/jpeg' },
  gif: { as: 'image', type: 'image/gif' },
  webp: { as: 'image', type: 'image/webp' },
  pdf: { as: 'pdf', type: 'application/pdf' },
  txt: { as: 'text', type: 'text/plain; charset=utf-8' },
}

/** How a file of this extension is shown. Undefined: it can only be downloaded. */
export function previewOf(kind: string): Preview | undefined {
  return Object.hasOwn(PREVIEWS, kind) ? PREVIEWS[kind] : undefined
}

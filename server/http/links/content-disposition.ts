/**
 * A Content-Disposition that saves under a visitor's own file name (RFC 6266): a plain form for old clients, and the
 * whole name percent-encoded. Nothing in it can end the header or name another folder.
 */
export function attachmentNamed(name: string): string {
  const safe = name.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\]/gu, '_') || 'file'
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["%;]/g, '_')
  const whole = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** A ground from site/pages/art, fetched when it comes near. Decoration only. */
export function Backdrop({ name, className }: { name: string; className: string }) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      loading="lazy"
      decoding="async"
      className={`pointer-events-none absolute ${className}`}
    />
  )
}

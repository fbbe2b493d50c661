/** A drawing from site/pages/art as decoration behind a section, loaded when it comes near the view. */
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

/** An article's cover in a list of them. Its place is kept while it waits (site/styles/tokens.css). */
export function Cover({ src }: { src: string }) {
  return (
    <div className="cover waits aspect-[1200/630] overflow-hidden rounded-sm">
      <img src={src} alt="" width={1200} height={630} loading="lazy" decoding="async" className="size-full" />
    </div>
  )
}

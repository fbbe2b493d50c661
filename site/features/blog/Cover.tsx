/** An article's cover in a list of them, a photograph with its credit. Its place is kept while it waits (site/styles/tokens.css). */
export function Cover({ src, credit }: { src: string; credit?: string | undefined }) {
  return (
    <div className="cover waits relative aspect-video overflow-hidden rounded-sm bg-ink">
      <img
        src={src}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      {credit && (
        <small className="absolute right-0 bottom-0 bg-ink px-3 py-1 text-[0.875rem] text-sheet">{credit}</small>
      )}
    </div>
  )
}

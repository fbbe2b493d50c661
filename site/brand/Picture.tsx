const files = import.meta.glob<string>('../assets/mockups/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const PHONE = '(width < 40rem)'

interface PictureProps {
  /** The file's name in site/assets/mockups, without width and ending. */
  name: string
  alt: string
  /** Width of the large version, in pixels, and its height: 1200 × 800, unless given. */
  width?: number
  height?: number
  sizes?: string
  /** Of the picture element. */
  frame?: string
  className?: string
  /** Whether it stands in the first screen. */
  eager?: boolean
  /** A picture of another shape, shown below 40rem or where `media` says. Pixels of its large version. */
  phone?: { name: string; width: number; sizes: string; media?: string }
}

/**
 * A committed picture in AVIF and WebP, large and small.
 *
 * @throws when a picture that content names does not exist, which stops the build.
 */
export function Picture({ name, alt, sizes = '100vw', ...rest }: PictureProps) {
  const { width = 1200, height = 800, frame, className, eager, phone } = rest
  const { avif, src } = pictureSources(name, width)
  const narrow = phone && pictureSources(phone.name, phone.width)
  return (
    <picture className={frame}>
      {narrow && <source media={phone?.media ?? PHONE} type="image/avif" srcSet={narrow.avif} sizes={phone.sizes} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

/** A picture's addresses, for an island, which must not hold the whole folder's. `width` in pixels, of the large version. */
export function pictureSources(name: string, width: number): { avif: string; webp: string; src: string } {
  const versions = Object.entries(files)
    .flatMap(([path, url]) => {
      const [, own, small, kind] = /([^/]+?)(?:-(\d+))?\.(avif|webp)$/.exec(path) ?? []
      return own === name ? [{ width: Number(small ?? width), kind, url }] : []
    })
    .sort((a, b) => a.width - b.width)
  const set = (kind: string) =>
    versions
      .filter((version) => version.kind === kind)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ')
  const src = versions.findLast((version) => version.kind === 'webp')?.url
  if (src === undefined) {
    throw new Error(
      `There is no picture "${name}". Put ${name}.avif and ${name}.webp into site/assets/mockups, or name another.`,
    )
  }
  return { avif: set('avif'), webp: set('webp'), src }
}

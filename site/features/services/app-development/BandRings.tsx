/** Pixels between two rings of the band's drawing, and how many there are. */
const STEP = 35
const COUNT = 15

/** The rings of a thumb's reach behind the closing band. */
export function BandRings() {
  return (
    <svg
      className="band-rings"
      viewBox="0 0 720 380"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
    >
      {Array.from({ length: COUNT }, (_, index) => index + 1).map((ring) => (
        <circle key={ring} cx="605" cy="313" r={ring * STEP} className={ring % 5 === 0 ? 'index' : undefined} />
      ))}
    </svg>
  )
}

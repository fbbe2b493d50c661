/** One curve. */
export interface Series {
  name: string
  /** Both above zero: both axes are logarithmic. */
  points: readonly { x: number; y: number }[]
}

export interface Plot {
  title: string
  /** What is on the axes, with units. */
  x: string
  y: string
  series: readonly Series[]
}

const SIZE = { width: 720, height: 400 }
const BOX = { left: 84, top: 62, right: 560, bottom: 340 }
/** Readable on its own paper, so that a page may be light or dark. Told apart by shape of the points, too. */
const COLORS = ['#0b5c86', '#b3400f', '#4c6a1f', '#6b3fa0', '#5a5a5a']

/**
 * Curves as an SVG of its own, both axes logarithmic, each point with its value. Its title and description tell a screen
 * reader what it shows.
 *
 * @throws an Error when a value is not above zero: it has no place on such an axis.
 */
export function drawPlot({ title, x, y, series }: Plot): string {
  const points = series.flatMap((each) => each.points)
  if (points.length === 0 || points.some((point) => !(point.x > 0) || !(point.y > 0)))
    throw new Error(`${title}: every value must be above zero.`)
  const atX = scale(
    points.map((point) => point.x),
    [BOX.left, BOX.right],
  )
  const atY = scale(
    points.map((point) => point.y),
    [BOX.bottom, BOX.top],
  )
  const told = series.map(
    ({ name, points }) => `${name}: ${points.map((point) => `${short(point.y)} at ${short(point.x)}`).join(', ')}.`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="13" fill="#1f2328">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(`${y} by ${x}. ${told.join(' ')}`)}</desc>
<rect width="100%" height="100%" rx="8" fill="#fdfbf5"/>
<text x="24" y="30" font-size="16" font-weight="600">${escaped(title)}</text>
<text x="24" y="50" fill="#57606a">${escaped(y)}</text>
<text x="${BOX.right}" y="${SIZE.height - 18}" text-anchor="end" fill="#57606a">${escaped(x)}</text>
${atY.decades.map((value) => line(BOX.left, atY.at(value), BOX.right, atY.at(value), short(value), 'end', -8, 4)).join('\n')}
${atX.decades.map((value) => line(atX.at(value), BOX.top, atX.at(value), BOX.bottom, short(value), 'middle', 0, BOX.bottom - BOX.top + 20)).join('\n')}
${series.map((each, index) => curve(each, index, atX.at, atY.at)).join('\n')}
</svg>
`
}

interface Scale {
  at(value: number): number
  /** The powers of ten on the axis. */
  decades: number[]
}

/** Whole powers of ten around the values. */
function scale(values: readonly number[], [from, to]: readonly [number, number]): Scale {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return {
    at: (value) => Math.round((from + ((Math.log10(value) - low) / (high - low)) * (to - from)) * 10) / 10,
    decades: Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)),
  }
}

function line(x: number, y: number, toX: number, toY: number, label: string, anchor: string, dx: number, dy: number) {
  return `<path d="M${x} ${y}L${toX} ${toY}" stroke="#d5d0c0"/><text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}">${label}</text>`
}

function curve({ name, points }: Series, index: number, atX: (x: number) => number, atY: (y: number) => number) {
  const color = COLORS[index % COLORS.length]
  const places = points.map(({ x, y }) => ({ x: atX(x), y: atY(y), label: short(y) }))
  const last = places.at(-1)
  return `<g fill="${color}"><path d="M${places.map(({ x, y }) => `${x} ${y}`).join('L')}" fill="none" stroke="${color}" stroke-width="2"/>
${places.map(({ x, y, label }) => `${mark(index, x, y)}<text x="${x}" y="${y - 9}" text-anchor="middle">${label}</text>`).join('\n')}
<text x="${(last?.x ?? 0) + 14}" y="${(last?.y ?? 0) + 5}" font-weight="600">${escaped(name)}</text></g>`
}

/** A circle, a square or a diamond. */
function mark(index: number, x: number, y: number): string {
  if (index % 3 === 0) return `<circle cx="${x}" cy="${y}" r="4.5"/>`
  const turn = index % 3 === 2 ? ` transform="rotate(45 ${x} ${y})"` : ''
  return `<rect x="${x - 4}" y="${y - 4}" width="8" height="8"${turn}/>`
}

/** Three figures at most: 0.91, 12.5, 340, 4,401. */
export function short(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return Number(value.toFixed(digits)).toLocaleString('en-US')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

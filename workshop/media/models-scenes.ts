// What the three work-model films show at a moment between 0 and 1, as SVG inside 640 × 400.

const SIGNAL = '#FF6A2B'
const SHOAL = '#CFE6EE'
const LINE = '#2E6480'
const QUIET = '#8FB4C2'
const PANEL = '#081B2A'

type Spot = readonly [x: number, y: number]

const STATIONS: readonly (readonly [label: string, spot: Spot])[] = [
  ['Survey', [92, 282]],
  ['Design', [206, 226]],
  ['Build', [320, 246]],
  ['Test', [434, 160]],
  ['Live', [548, 96]],
]

/** A line climbs from Survey to Live, station by station, raises a flag, and disappears from its start. */
export function project(moment: number): string {
  const head = travelled(moment / 0.66)
  const tail = ease(within(moment, 0.88, 0.985))
  const raised = ease(within(moment, 0.64, 0.74)) * (1 - ease(within(moment, 0.85, 0.93)))
  const spots = STATIONS.map(([, spot]) => spot)
  const course = `M${spots.map((spot) => spot.join(' ')).join('L')}`
  const [headX, headY] = placeOn(spots, head)
  const arrived = head >= 1
  const [liveX, liveY] = spots[4] as Spot

  const stations = STATIONS.map(([label, [x, y]], index) => {
    const at = index / 4
    const reaching = index === 0 ? within(moment, 0, 0.015) : within(head, at - 0.012, at - 0.001)
    const lit = reaching * (1 - within(tail, at * 0.94, at * 0.94 + 0.06))
    const reached = 0.66 * Math.max(0, at - 0.045)
    const ring = pulse(within(moment, reached, reached + 0.08))
    return [
      `<path d="M${x} ${y + 10}V318" stroke="${QUIET}" stroke-dasharray="3 5" opacity=".6"/>`,
      `<circle cx="${x}" cy="${y}" r="${9 + 15 * ring.size}" stroke="${SIGNAL}" stroke-width="1.5" fill="none" opacity="${ring.opacity}"/>`,
      `<circle cx="${x}" cy="${y}" r="8" fill="${PANEL}" stroke="${SHOAL}" stroke-width="2"/>`,
      `<circle cx="${x}" cy="${y}" r="${9 * lit}" fill="${SHOAL}"/>`,
      words(label, x, 352, 0.62 + 0.38 * lit),
    ].join('')
  })

  return [
    `<path d="M56 318H584" stroke="${QUIET}" opacity=".8"/>`,
    `<path d="${course}" stroke="${QUIET}" stroke-width="2" fill="none" opacity=".7"/>`,
    `<path d="${course}" pathLength="1" stroke="${SIGNAL}" stroke-width="4.5" fill="none" stroke-linejoin="round" stroke-dasharray="0 ${tailLength(spots, tail)} ${Math.max(0, tailLength(spots, head) - tailLength(spots, tail))} 2"/>`,
    `<path d="M${liveX} ${liveY - 8}V${liveY - 8 - 46}" stroke="${SHOAL}" stroke-width="2"/>`,
    `<path d="M${liveX} ${liveY - 54 + 24 * (1 - raised)}l${34 * raised} 11-${34 * raised} 11z" fill="${SIGNAL}" opacity="${raised}"/>`,
    ...stations,
    arrived || moment < 0.01 ? '' : `<circle cx="${headX}" cy="${headY}" r="8" fill="${SIGNAL}"/>`,
  ].join('')
}

const TEAM = ['PM', 'DE', 'BE', 'FE', 'QA', 'UX']
const HUB: Spot = [320, 178]
const ORBIT = 128

/** One turn of the ring is one iteration; each member that it passes reports to the client in the middle. */
export function team(moment: number): string {
  const [x, y] = HUB
  const head = moment * 360
  const members = TEAM.map((role, index) => {
    const bearing = index * 60
    const since = ((((head - bearing) % 360) + 360) % 360) / 360
    const called = since < 0.3 ? 1 - ease(since / 0.3) : 0
    const [mx, my] = around(bearing, ORBIT)
    const [dx, dy] = around(bearing, ORBIT - (ORBIT - 32) * ease(Math.min(1, since / 0.12)))
    const ring = pulse(since / 0.2)
    return {
      spoke: `<path d="M${x} ${y}L${mx} ${my}" stroke="${LINE}" stroke-width="1.5"/><path d="M${x} ${y}L${mx} ${my}" stroke="${SHOAL}" stroke-width="2" opacity="${called}"/>`,
      word: since < 0.12 ? `<circle cx="${dx}" cy="${dy}" r="5" fill="${SIGNAL}"/>` : '',
      badge: [
        `<circle cx="${mx}" cy="${my}" r="${20 + 12 * ring.size}" fill="none" stroke="${SIGNAL}" stroke-width="1.5" opacity="${ring.opacity}"/>`,
        `<circle cx="${mx}" cy="${my}" r="20" fill="${called > 0.02 ? '#FFFFFF' : SHOAL}"/>`,
        `<text x="${mx}" y="${my + 5.5}" text-anchor="middle" font-family="Geist Mono" font-weight="600" font-size="16" fill="#071521">${role}</text>`,
      ].join(''),
    }
  })

  return [
    `<circle cx="${x}" cy="${y}" r="${ORBIT}" stroke="${QUIET}" stroke-width="1.5" fill="none"/>`,
    // Does not move: two turning rings of dots doubled the file's size.
    ...[56, 92].map(
      (r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" stroke="${QUIET}" stroke-width="1.5" fill="none" stroke-dasharray="3 ${(2 * Math.PI * r) / 48 - 3}" opacity=".7"/>`,
    ),
    ...members.map(({ spoke }) => spoke),
    comet(head),
    ...members.map(({ word, badge }) => word + badge),
    `<circle cx="${x}" cy="${y}" r="31" fill="${PANEL}" stroke="#FFFFFF" stroke-width="2"/>`,
    `<text x="${x}" y="${y + 7}" text-anchor="middle" font-family="Geist" font-weight="600" font-size="20" fill="#FFFFFF">You</text>`,
    words('One turn = two weeks', x, 366, 1),
  ].join('')
}

/** A tail of 150 degrees that thins out behind its head. */
function comet(head: number): string {
  const pieces = 30
  return Array.from({ length: pieces }, (_, index) => {
    const [fromX, fromY] = around(head - (index + 1.12) * (150 / pieces), ORBIT)
    const [toX, toY] = around(head - index * (150 / pieces), ORBIT)
    return `<path d="M${fromX} ${fromY}A${ORBIT} ${ORBIT} 0 0 1 ${toX} ${toY}" stroke="${SIGNAL}" stroke-width="4.5" fill="none" opacity="${(1 - index / pieces) ** 0.8}"/>`
  })
    .reverse()
    .join('')
}

const ARRIVALS: readonly { column: number; row: number; from: number; to: number; side: 1 | -1 }[] = [
  { column: 2, row: 1, from: 0.04, to: 0.27, side: -1 },
  { column: 3, row: 2, from: 0.26, to: 0.48, side: 1 },
]

/** Two empty places in the client's grid are filled from outside, linked, and later empty again. */
export function augment(moment: number): string {
  const leaving = within(moment, 0.86, 0.98)
  const guests = ARRIVALS.map((guest) => {
    const [x, y] = cell(guest.column, guest.row)
    const inward = ease(within(moment, guest.from, guest.to))
    const outward = ease(leaving)
    const present = within(moment, guest.to - 0.02, guest.to + 0.05) * (1 - within(moment, 0.85, 0.89))
    const [gx, gy] = outward > 0 ? glide(x, y, -guest.side, 1 - outward) : glide(x, y, guest.side, inward)
    const ring = pulse(within(moment, guest.to - 0.01, guest.to + 0.13))
    return { ...guest, x, y, gx, gy, present, ring, shown: inward > 0 && outward < 1 }
  })
  const guestAt = (column: number, row: number) => guests.find((guest) => guest.column === column && guest.row === row)

  const links: string[] = []
  const people: string[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = cell(column, row)
      const here = guestAt(column, row)
      for (const [right, down] of [
        [1, 0],
        [0, 1],
      ] as const) {
        if (column + right > 4 || row + down > 3) continue
        const [nextX, nextY] = cell(column + right, row + down)
        const guest = here ?? guestAt(column + right, row + down)
        const path = `M${x + right * 11} ${y + down * 11}L${nextX - right * 11} ${nextY - down * 11}`
        links.push(
          `<path d="${path}" stroke="${LINE}" stroke-width="1.5" ${guest ? `opacity=".45" stroke-dasharray="3 5"` : ''}/>`,
        )
        if (guest) links.push(`<path d="${path}" stroke="${SHOAL}" stroke-width="2" opacity="${guest.present}"/>`)
      }
      people.push(
        here
          ? `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${QUIET}" stroke-width="1.5" stroke-dasharray="3 3.9" opacity=".7"/>`
          : `<circle cx="${x}" cy="${y}" r="11" fill="${PANEL}" stroke="${QUIET}" stroke-width="2"/>`,
      )
    }
  }

  const arriving = guests
    .filter(({ shown }) => shown)
    .map(({ gx, gy, ring, x, y }) =>
      [
        `<circle cx="${x}" cy="${y}" r="${22 + 16 * ring.size}" fill="none" stroke="${SIGNAL}" stroke-width="1.5" opacity="${ring.opacity}"/>`,
        `<circle cx="${gx}" cy="${gy}" r="22" fill="${PANEL}" stroke="${SIGNAL}" stroke-width="2.5"/>`,
        `<circle cx="${gx}" cy="${gy}" r="14" fill="${SHOAL}"/>`,
      ].join(''),
    )
  return [...links, ...people, ...arriving, words('Two of ours in your twenty', 320, 366, 1)].join('')
}

function cell(column: number, row: number): Spot {
  return [176 + column * 72, 62 + row * 72]
}

/** The path from the edge between two rows, then with a turn to the place. `side` is -1 for left. */
function glide(x: number, y: number, side: number, share: number): Spot {
  const lane = y - 36
  const outside = side < 0 ? -30 : 670
  const along = Math.min(1, share / 0.8)
  const turn = ease(within(share, 0.72, 1))
  return [outside + (x - outside) * (1 - (1 - along) ** 1.6), lane + (y - lane) * turn]
}

function around(bearing: number, radius: number): Spot {
  const angle = ((bearing - 90) * Math.PI) / 180
  return [round(HUB[0] + radius * Math.cos(angle)), round(HUB[1] + radius * Math.sin(angle))]
}

/** Progress along the stations, with a pause at each. */
function travelled(share: number): number {
  const leg = Math.min(3.9999, Math.max(0, share) * 4)
  if (share >= 1) return 1
  return (Math.floor(leg) + ease(within(leg % 1, 0, 0.82))) / 4
}

function placeOn(spots: readonly Spot[], share: number): Spot {
  const leg = Math.min(3, Math.floor(share * 4))
  const [fromX, fromY] = spots[leg] as Spot
  const [toX, toY] = spots[leg + 1] as Spot
  const part = share * 4 - leg
  return [round(fromX + (toX - fromX) * part), round(fromY + (toY - fromY) * part)]
}

/** The share of the path's length at a share of the stations: the distances between stations differ. */
function tailLength(spots: readonly Spot[], share: number): number {
  const legs = spots
    .slice(1)
    .map(([x, y], index) => Math.hypot(x - (spots[index] as Spot)[0], y - (spots[index] as Spot)[1]))
  const whole = legs.reduce((sum, leg) => sum + leg, 0)
  return legs.reduce((sum, leg, index) => sum + leg * Math.min(1, Math.max(0, share * 4 - index)), 0) / whole
}

function words(text: string, x: number, y: number, opacity: number): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="Geist Mono" font-size="18" fill="#E4F0F2" opacity="${opacity}">${text}</text>`
}

/** A ring that widens and fades once. */
function pulse(share: number): { size: number; opacity: number } {
  if (share <= 0 || share >= 1) return { size: 0, opacity: 0 }
  return { size: 1 - (1 - share) ** 3, opacity: (1 - share) ** 1.5 }
}

function within(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

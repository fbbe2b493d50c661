import { randomFrom } from '../../../site/chart/seabed.ts'
import { FRAME, plate, round, SEA, signal, words } from './plate.ts'

const NODES = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
/** Who proposed each block, and when, in s. Blocks 3 were two at once; the pale one lost. */
const BLOCKS = [
  { node: 1, second: 0.6 },
  { node: 5, second: 3.1 },
  { node: 2, second: 5.9 },
  { node: 6, second: 6.3, lost: true },
  { node: 3, second: 9 },
  { node: 0, second: 11.6 },
  { node: 4, second: 14.2 },
]

/** Seven nodes over 18 seconds: each block spreads from its proposer; the fan's slope is the network's delay. */
export function blockchain(): string {
  const left = 46
  const x = (second: number) => left + (second / 18) * (FRAME.right - left)
  const y = (node: number) => 48 + node * 58
  const roll = randomFrom(9)
  let fans = ''
  let heard = ''
  for (const { node, second, lost } of BLOCKS) {
    NODES.forEach((_, other) => {
      if (other === node) return
      const arrival = second + 0.35 + Math.abs(other - node) * 0.3 + roll() * 0.45
      if (lost && other < 4) return
      fans += lost ? '' : `M${round(x(second))} ${y(node)}L${round(x(arrival))} ${y(other)}`
      heard += lost ? '' : `<circle cx="${round(x(arrival))}" cy="${y(other)}" r="3.4"/>`
    })
  }
  const fork = [4, 5]
    .map((other) => `M${round(x(6.3))} ${y(6)}L${round(x(6.9 + (6 - other) * 0.35))} ${y(other)}`)
    .join('')
  const kept = BLOCKS.filter((block) => !block.lost)
  const chain = kept
    .slice(1)
    .map(
      (block, index) =>
        `M${round(x(kept[index]?.second ?? 0))} ${y(kept[index]?.node ?? 0)}L${round(x(block.second))} ${y(block.node)}`,
    )
    .join('')
  const squares = BLOCKS.map(
    ({ node, second, lost }) =>
      `<path d="M${round(x(second) - 9)} ${y(node) - 9}h18v18h-18z" fill="${lost ? '#f5fafc' : '#1b6e93'}"${lost ? ' stroke-dasharray="3 3"' : ''}/>`,
  ).join('')
  const lanes = NODES.map((_, node) => `M${left} ${y(node)}H${FRAME.right}`).join('')
  return plate({
    drawing:
      `<path stroke="#bcd6e0" d="${lanes}"/><path fill="none" stroke="#1b6e93" opacity=".45" d="${fans}"/><path stroke="${SEA}" stroke-dasharray="3 4" d="${fork}"/>` +
      `<path fill="none" stroke="${SEA}" stroke-width="2.2" d="${chain}"/><g fill="#f5fafc" stroke="${SEA}" stroke-width="1.3">${heard}</g><g stroke="${SEA}" stroke-width="1.4">${squares}</g>` +
      NODES.map((name, node) => words(17, y(node) + 5, name)).join('') +
      words(x(6.3) + 14, y(6) + 22, 'lost'),
    axis: { names: ['0 s', '3 s', '6 s', '9 s', '12 s', '15 s'], naming: 'ticks', from: left },
    mark: signal({ x: x(16.6), y: y(2) }, [480, 350], [368, 362], 'block 3 is final', 'in 10.7 s, 5 of 7'),
  })
}

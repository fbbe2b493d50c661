// What this browser measured of this page, once it has loaded and rests. It is shown in the footer and sent to nobody, and
// appears only while the footer is out of view.

import { whenIdle, whenOpened } from './activation.ts'

const row = document.getElementById('this-page')
const own = document.querySelector<HTMLElement>('[data-own-paint]')
const kinds = globalThis.PerformanceObserver?.supportedEntryTypes ?? []

if (row && kinds.includes('paint'))
  addEventListener('load', () => whenOpened(() => setTimeout(() => whenIdle(() => read(row)), 1000)))

function read(row: HTMLElement) {
  // Both kinds of entries are of this class.
  const fetched = ['navigation', 'resource'].flatMap((kind) =>
    performance.getEntriesByType(kind),
  ) as (PerformanceResourceTiming & { activationStart?: number })[]
  // Since the page was opened, also where it was rendered ahead.
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const paint = Math.max(0, painted - (fetched[0]?.activationStart ?? 0))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  const hosts = new Set(fetched.map(({ name }) => new URL(name).host))
  const figures: Record<string, number | undefined> = {
    paint: paint / 1000,
    bytes: sum(fetched.map(({ transferSize }) => transferSize)) / 1000,
    hosts: Math.max(0, hosts.size - 1),
  }
  const show = () => {
    for (const cell of row.querySelectorAll<HTMLElement>('[data-measure]'))
      fill(cell, figures[cell.dataset.measure ?? ''])
    const way = fetched[0]?.responseStart ?? 0
    row.querySelector('[data-slow]')?.toggleAttribute('hidden', paint < 1500 || way < paint / 2)
    new IntersectionObserver(([entry], observer) => {
      if (entry?.isIntersecting) return
      row.hidden = false
      observer.disconnect()
    }).observe(row.parentElement as Element)
  }
  if (own) {
    own.style.setProperty('--at', `${Math.min(100, paint / 10 / Number(own.dataset.ownPaint))}%`)
    fill(own, paint / 1000)
  }
  if (!kinds.includes('longtask')) return show()
  new PerformanceObserver((list) => {
    figures.blocked = sum(list.getEntries().map(({ duration }) => duration - 50))
  }).observe({ type: 'longtask', buffered: true })
  // The tasks so far are told in the next one.
  setTimeout(() => {
    figures.blocked ??= 0
    show()
  })
}

function fill(cell: HTMLElement, value?: number) {
  const budget = Number(cell.dataset.budget)
  const figure = cell.querySelector('b')
  cell.hidden = value === undefined
  if (value === undefined || !figure) return
  figure.textContent = value.toFixed(value < 10 && value % 1 ? (value < 1 ? 2 : 1) : 0)
  cell.toggleAttribute('data-over', value > budget)
  cell.style.setProperty('--value', `${value / Math.max(value, budget * 2.67) || 0}`)
  cell.style.setProperty('--budget', `${budget / Math.max(value, budget * 2.67) || 0}`)
}

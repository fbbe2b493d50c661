import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { bare, markupOf } from '../../tests/support/markup.ts'
import { Positions } from '../features/careers/Positions.tsx'
import { career } from './career.ts'
import { job } from './job.ts'

const page = career.parse(contentOf('pages/career.yaml'))
const jobs = readdirSync('content/jobs')
  .map((file) => job.parse(contentOf(`jobs/${file}`)))
  .sort((a, b) => a.order - b.order)

test('the four positions are open, with the specified titles and departments', () => {
  expect(jobs.map(({ title, department }) => [title, department])).toEqual([
    ['Business Developer and Upwork Bidder', 'Business Development'],
    ['Cold Calling Specialist', 'Sales & Marketing'],
    ['Email Marketing Manager', 'Digital Marketing'],
    ['Senior Full-Stack Developer', 'Engineering'],
  ])
})

test.each(jobs)('$title is remote, full-time and asks for five years', ({ location, type, experience }) => {
  expect([location, type, experience]).toEqual(['Remote', 'Full-time', '5+ years'])
})

test('the internship promo lists the five specified tracks', () => {
  expect(page.internship.tracks.map((item) => item.label)).toEqual(
    'Web Development, SEO & Content Writing, Graphic Design & UI/UX, Digital Marketing, AI Tools Integration'.split(
      ', ',
    ),
  )
})

test('where no position is open the page says so, in place of an empty carousel', () => {
  const html = markupOf(Positions, { ...page.positions, jobs: [] })

  expect(bare(html)).toBe(`<h2 id="positions-title">Open Positions</h2><p>${page.positions.none}</p>`)
})

test('everybody whose day is drawn is at work during the shared hours', () => {
  const { shared, shifts } = page.hero.chart

  const absent = shifts.filter((shift) => shift.from > shared.from || shift.to < shared.to)

  expect(absent).toEqual([])
})

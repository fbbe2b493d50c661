import { expect, test } from 'vitest'
import { figureOf, readSounding, SOUNDING } from '../../../contract/sounding.ts'
import { soundingImageOf, soundingImages } from './share.ts'

const choice = { what: 'website', who: 'two-sides', hard: ['payments', 'busiest-day'] }

test('the share image of a choice says its answers and its weeks, and there are few enough for a build', () => {
  const images = soundingImages()
  const [what, who] = readSounding(choice).stations.map(({ label }) => ({ label }))

  expect(images.get(soundingImageOf(choice))).toMatchObject({
    stations: [what, who, { label: '' }, { label: SOUNDING.hard.legend }],
    figure: figureOf(readSounding(choice)),
    source: ['Time frame published on', 'Web Development'],
  })
  expect(images.size).toBeGreaterThan(20)
  expect(images.size).toBeLessThan(100)
})

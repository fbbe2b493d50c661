import { expect, test } from 'vitest'
import { figureOf, readSounding, SOUNDING } from '../../../contract/sounding.ts'
import { soundingImageOf, soundingImages } from './share.ts'

const choice = { what: 'website', who: 'two-sides', hard: ['payments', 'busiest-day'] }

test('the share image of a choice says its answers and its weeks, and there are few enough for a build', () => {
  const images = soundingImages()
  const image = images.get(soundingImageOf(choice))

  expect(image?.stations.map(({ label }) => label)).toEqual([
    SOUNDING.what.options.find(({ id }) => id === choice.what)?.label,
    SOUNDING.who.options.find(({ id }) => id === choice.who)?.label,
    '',
    SOUNDING.hard.legend,
  ])
  expect(image).toMatchObject({
    figure: figureOf(readSounding(choice)),
    source: ['Time frame published on', 'Web Development'],
  })
  expect(images.size).toBeGreaterThan(20)
  expect(images.size).toBeLessThan(100)
})

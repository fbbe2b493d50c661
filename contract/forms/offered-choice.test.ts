import { expect, test } from 'vitest'
import { isOfferedAnywhere, offeredChoice } from '../form.ts'
import { ALL_FORMS } from '../forms.ts'

const SHAPES = ALL_FORMS.flatMap((form) => [form, ...(form.variants ?? [])])

test.each(SHAPES.map((form) => [`${form.name} ${form.variant ?? ''}`, form] as const))(
  '%s: every option may be chosen from outside, and nothing else',
  (_, form) => {
    for (const [name, { options = [] }] of Object.entries(form.fields)) {
      for (const { value } of options) expect(offeredChoice(form, name, value)).toBe(value)
      for (const value of ['', 'nonsense', 'constructor', ' devops']) expect(offeredChoice(form, name, value)).toBe('')
    }
    expect(offeredChoice(form, 'constructor', 'name')).toBe('')
    expect(isOfferedAnywhere(form, 'nonsense')).toBe(false)
    expect(isOfferedAnywhere(form, '')).toBe(false)
  },
)

test('a value of any shape counts: the title of a job, which the page alone does not offer', () => {
  const career = ALL_FORMS.find(({ name }) => name === 'career')

  expect(career && isOfferedAnywhere(career, 'Senior Full-Stack Developer')).toBe(true)
})

import { expect } from 'vitest'
import { ALL_FORMS } from '../../../contract/forms.ts'
import { markedAnswers } from '../../answers.fixture.ts'
import { test } from '../../context.fixture.ts'
import { receive } from '../receive.ts'
import { showSubmission } from './show.ts'

/** By what a visitor reads, so that a new field is not forgotten. */
const NAMES_ONE = /company|business|organi[sz]ation|university|college|school|employer/i
const PROMISED = ALL_FORMS.filter(({ promise }) => promise !== undefined)
const SHAPES = PROMISED.flatMap((form) => [form, ...(form.variants ?? [])])

test.for(SHAPES.map((form) => [`${form.name} ${form.variant ?? ''}`, form] as const))(
  'the desk shows where somebody works or studies: %s',
  async ([_, form], { context }) => {
    const named = Object.entries(form.fields).find(([, { short }]) => NAMES_ONE.test(short))
    const answers = markedAnswers(form, 'zq7')

    const received = await receive(context, { form, files: [], answers })

    if (received.status !== 'accepted') throw new Error(received.status)
    const shown = await showSubmission(context, received.reference)
    expect(shown?.organization).toBe(named ? answers[named[0]] : '')
  },
)

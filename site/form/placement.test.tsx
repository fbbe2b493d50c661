import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { senderAddress, text } from '../../contract/fields/field.ts'
import { defineForm, type Fields, type Form } from '../../contract/form.ts'
import { newsletter } from '../../contract/forms/newsletter.ts'
import { partnership } from '../../contract/forms/partnership.ts'
import { FormShell } from './FormShell.tsx'
import { TextField } from './fields/TextField.tsx'
import { checkPlacement } from './placement.ts'

// Rendering at build and by the server finds a field that a definition has and no component places.

const fields = { ship: senderAddress('Ship'), heard: text('Heard', { optional: true }) }
const { name, called, desk, referencePrefix, keptMonths, page, words } = partnership
const facts = { name, called, desk, referencePrefix, keptMonths, page, words }
const berth: Form<typeof fields> = defineForm({ ...facts, fields, title: () => 'Berth' })

type FieldOf<F extends Fields> = Parameters<Parameters<typeof FormShell<F>>[0]['children']>[0]
type BerthField = FieldOf<typeof fields>

function render(form: Form<typeof fields>, children: (field: BerthField) => ReactNode): string {
  return renderToStaticMarkup(
    <FormShell form={form} timeZone="America/New_York">
      {children}
    </FormShell>,
  )
}

function Questions({ field }: { field: BerthField }) {
  return (
    <>
      <TextField {...field('ship')} />
      <TextField {...field('heard')} />
    </>
  )
}

test('a form that places all its fields, by a component of their own, is rendered', () => {
  const html = render(berth, (field) => <Questions field={field} />)

  expect(html).toContain('name="ship"')
  expect(html).toContain('name="heard"')
})

describe('a field that is placed nowhere stops the rendering, by name', () => {
  const ship = (field: BerthField) => <TextField {...field('ship')} />
  const heard = (field: BerthField) => <TextField {...field('heard')} />
  const asking = (field: BerthField) => <TextField {...field('ship')} initial={field('heard').initial} />
  const dialog = { ...berth, variant: 'dialog' }
  const inDialog = 'The form "partnership" (variant "dialog") has a field "heard"'
  const said =
    'The form "partnership" has a field "ship" that its component places nowhere. Place it, or list it under "unplaced" in contract/forms/partnership.ts.'

  test.each([
    ['a required one', berth, heard, said],
    ['an optional one', berth, ship, 'has a field "heard"'],
    ['one that was asked for and not rendered', berth, asking, 'has a field "heard"'],
    ["a variant's own, with the variant", dialog, ship, inDialog],
  ])('%s', (_what, form, children, told) => {
    expect(() => render(form, children)).toThrow(told)
  })

  test("the newsletter's, which has no shell", () => {
    expect(() => checkPlacement(newsletter, new Set())).toThrow('The form "newsletter" has a field "email"')
  })
})

test('the definition may say that a field is placed nowhere, unless it requires it', () => {
  const silent = { ...berth, unplaced: ['heard'] }
  const dead = { ...berth, unplaced: ['ship'] }

  expect(render(silent, (field) => <TextField {...field('ship')} />)).not.toContain('heard')
  expect(() => render(dead, (field) => <TextField {...field('heard')} />)).toThrow(
    'The form "partnership" lists "ship" under "unplaced", but requires it.',
  )
})

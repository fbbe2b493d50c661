import { describe, expect, test } from 'vitest'
import { SERVICES } from '../contract/catalogue.ts'
import type { Field } from '../contract/fields/field.ts'
import { MiB } from '../contract/fields/upload.ts'
import { ASIDE } from '../contract/form.ts'
import { careerDialog } from '../contract/forms/career.ts'
import { internshipDialog } from '../contract/forms/internship.ts'
import { ALL_FORMS, FORMS as REGISTRY } from '../contract/forms.ts'
import { REFUSALS } from '../contract/reply.ts'
import { routes } from '../contract/routes.ts'
import packageJson from '../package.json' with { type: 'json' }
import { CONFIG_KEYS } from '../server/settings.ts'
import { oneLine, parentOf, readSpecification } from './support/specification.ts'

// docs/specification.md and the code say the same of fields, limits, choices, desks, refusals, settings, commands and
// addresses: neither can be changed alone.

const { body, lines } = readSpecification()

const { career, consultation, contact, internship, quote } = REGISTRY
const FORMS = { ...REGISTRY, careerDialog, internshipDialog }
const FIELD =
  /`(\w+)\.(\w+)` “([^”]+)”: (text|email|phone|choice|long|files), (required|optional)(?:, at least (\d+))?(?:, at most ([\d,]+)(?: of (\d+) MB: ([a-z, ]+)| characters))?/

describe('the page and the code say the same', () => {
  test('the fields of each form: their words, kinds and limits', () => {
    const written = lines.map(({ text }) => FIELD.exec(text)?.slice(1)).filter((parts) => parts !== undefined)

    const page = Object.fromEntries(written.map(([form, name, ...facts]) => [`${form}.${name}`, factsOnPage(facts)]))
    const code = Object.fromEntries(fieldsOfCode().map(({ id, field }) => [id, factsOf(field)]))

    expect(page).toEqual(code)
  })

  test('the least lengths', () => {
    const least = lines.flatMap(({ text }) => {
      const [, form = '', name = '', , , , min] = FIELD.exec(text) ?? []
      return min ? [{ form, name, min: Number(min) }] : []
    })

    const ids = least.map(({ form, name }) => `${form}.${name}`)
    expect(ids).toEqual(['contact.name', 'contact.phone', 'contact.company', 'contact.message'])
    for (const { form, name, min } of least) {
      const field = fieldsOfCode().find(({ id }) => id === `${form}.${name}`)?.field
      expect(field?.read('5'.repeat(min)).ok, name).toBe(true)
      expect(field?.read('5'.repeat(min - 1)).ok, name).toBe(false)
    }
  })

  test('the choices of each form', () => {
    const services = SERVICES.map(({ id }) => id)
    const lineOf = (id: string) => lines.find(({ text }) => text.includes(`\`${id}\``))?.text ?? ''

    for (const id of services) expect(lineOf('web-development')).toContain(`\`${id}\``)
    expect(quote.fields.service.options?.map(({ value }) => value)).toEqual(services)
    for (const { name } of SERVICES) expect(lineOf('quote.service')).toContain(name)
    expect(contact.fields.service.options).toEqual(consultation.fields.service.options)
    for (const { id, field } of fieldsOfCode().filter((one) => one.field.options)) {
      if (id === 'quote.service' || id === 'contact.service' || id === 'internship.internshipTrack') continue
      const untold = field.options?.filter(({ value, label }) => !services.includes(value) && !isTold(id, value, label))
      expect(untold, id).toEqual([])
    }
    expect(internship.fields.internshipTrack.options).toHaveLength(11)

    function isTold(id: string, value: string, label: string): boolean {
      return lineOf(id).includes(label) || lineOf(id).includes(value)
    }
  })

  test('the names of what travels beside the fields', () => {
    for (const name of Object.values(ASIDE)) expect(body).toContain(`\`${name}\``)
  })

  test('each form has the desk and the first letter of its references', () => {
    const told = lines.flatMap(({ number, text }) => {
      const [, desk, letter] = /^It goes to the (\w+) desk; references begin with (\w)\.$/.exec(text) ?? []
      return desk ? [[formOf(parentOf(number)), desk, letter]] : []
    })

    const forms = ALL_FORMS.filter(({ promise }) => promise)
    expect(told).toEqual(forms.map(({ name, desk, referencePrefix }) => [name, desk, referencePrefix]))
  })

  test('each refusal stands here with its status and words', () => {
    const told = lines.flatMap(({ text }) => {
      const [, name = '', status, error] = /^`(\w+)`, (\d{3}): “([^”]+)”$/.exec(text) ?? []
      return name ? [[name, { status: Number(status), error }] as const] : []
    })

    expect(Object.fromEntries(told)).toEqual(REFUSALS)
  })

  test('each setting', () => {
    const told = lines
      .filter(({ number }) => number.startsWith('26.'))
      .flatMap(({ text }) => [...(text.split(':')[0]?.matchAll(/`([A-Z0-9_]+)`/g) ?? [])].map(([, key]) => key))

    expect(told.sort()).toEqual([...CONFIG_KEYS].sort())
  })

  test('each command that the page names', () => {
    const named = [...body.matchAll(/`npm (?:run (?:-s )?)?([a-z:]+)/g)].map(([, name = '']) => name)

    expect([...new Set(named)].filter((name) => name !== 'ci').sort()).toEqual(Object.keys(packageJson.scripts).sort())
  })

  test('each address of the route table', () => {
    // Every entry takes words, or numbers that it only prints, and gives a path.
    const entries = [...Object.values({ ...routes, api: undefined }), ...Object.values(routes.api)] as
      | ((...words: string[]) => string)[]
      | undefined[]
    const paths = entries.flatMap((route) => (route ? [decodeURIComponent(route('{}', '{}'))] : []))
    const bare = oneLine(body).replace(/\{[^}]*\}/g, '{}')

    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !bare.includes(path) && !bare.includes(path.replace(/\?.*$/, '')))).toEqual([])
  })
})

interface Facts {
  label: string
  control: string
  need: string
  most?: string
  kinds?: string
}

function factsOnPage([label = '', control = '', need = '', , most, size, kinds]: (string | undefined)[]): Facts {
  return clean({ label, control, need, most: size ? `${most} of ${size} MB` : most, kinds })
}

function factsOf(field: Field<never>): Facts {
  const { label, control, html, upload } = field
  const need = html.required ? 'required' : 'optional'
  if (!upload) return clean({ label, control, need, most: mostCharacters(field)?.toLocaleString('en-US') })
  const most = `${upload.count} of ${upload.maxBytes / MiB} MB`
  return { label, control, need, most, kinds: upload.kinds.join(', ') }
}

/** The length of the longest answer that a field takes, found by trying; undefined for a choice. */
function mostCharacters({ control, read }: Field<never>): number | undefined {
  if (control === 'choice') return undefined
  const takes = (length: number) =>
    read(control === 'email' ? 'ada@engines.example'.padStart(length, 'a') : '5'.repeat(length)).ok
  let [taken, refused] = [50, 100_000]
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (takes(middle)) taken = middle
    else refused = middle
  }
  return takes(taken) ? taken : undefined
}

function clean(facts: Facts): Facts {
  return JSON.parse(JSON.stringify(facts))
}

/** All fields; of a dialog's form those that differ from the same field of the page's form. */
function fieldsOfCode(): { id: string; field: Field<never> }[] {
  return Object.entries(FORMS).flatMap(([name, { fields }]) => {
    const pages: Record<string, Record<string, unknown>> = { career: career.fields, internship: internship.fields }
    const page = (name.endsWith('Dialog') && pages[name.slice(0, -'Dialog'.length)]) || {}
    // The facts that are read here are the same for fields of every value.
    return (Object.entries(fields) as unknown as [string, Field<never>][])
      .filter(([key, field]) => !page[key] || control(page[key]) !== control(field) || key === 'experience')
      .map(([key, field]) => ({ id: `${name}.${key}`, field }))
  })
}

function control(field: unknown): string {
  return (field as Field<never>).control
}

/** The form that a part of section 12 tells of, by its first field. */
function formOf(part: string): string | undefined {
  const first = lines.find(({ number, text }) => parentOf(number) === part && FIELD.test(text))
  return FIELD.exec(first?.text ?? '')?.[1]
}

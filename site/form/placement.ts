import { createContext, useContext } from 'react'
import type { Form } from '../../contract/form.ts'

/** The names of the fields whose controls have been rendered. FormShell gives each of its renders a new set. */
export const PlacedFields = createContext<Set<string>>(new Set())

/** Called by whatever renders a field's control. */
export function usePlaced(name: string): void {
  useContext(PlacedFields).add(name)
}

/** Stands behind the fields of a form, so that they have been rendered before it. Rendered at build and by the server. */
export function PlacementCheck({ form }: { form: PlacedForm }): null {
  checkPlacement(form, useContext(PlacedFields))
  return null
}

type PlacedForm = Pick<Form, 'name' | 'variant' | 'fields' | 'unplaced'>

/**
 * A required field without a control would refuse every visitor, and no one would see why.
 *
 * @throws an Error that names the form, its variant and the field: the build stops there.
 */
export function checkPlacement({ name, variant, fields, unplaced = [] }: PlacedForm, placed: ReadonlySet<string>) {
  const form = `The form "${name}"${variant ? ` (variant "${variant}")` : ''}`
  for (const [key, { html }] of Object.entries(fields)) {
    if (placed.has(key)) continue
    if (!unplaced.includes(key))
      throw new Error(
        `${form} has a field "${key}" that its component places nowhere. Place it, or list it under "unplaced" in contract/forms/${name}.ts.`,
      )
    if (html.required) throw new Error(`${form} lists "${key}" under "unplaced", but requires it.`)
  }
}

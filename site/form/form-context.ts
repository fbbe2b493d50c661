import { createContext, useContext } from 'react'
import type { Field } from '../../contract/fields/field.ts'
import type { FileLike } from '../../contract/fields/upload.ts'
import type { StagedUpload } from '../../contract/page.ts'

/** What a field needs of its form. `field('name')` of FormShell gives the rest. */
export interface FormContextValue {
  /** False until the island is awake. Until then the fields are plain HTML that works without script. */
  awake: boolean
  busy: boolean
  choices: Record<string, string>
  choose(name: string, value: string): void
  /** The country that a phone field starts with, by field. */
  countries: Record<string, string>
  files: Record<string, File[]>
  setFiles(name: string, files: File[]): void
  /** Part of the files that has been uploaded, 0 to 1, while they are sent. */
  progress?: number
  /** Tells a problem at a field and in the summary before anything is sent. */
  refuse(name: string, problem: string): void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** @throws outside a FormShell, which is a mistake in our code. */
export function useForm(): FormContextValue {
  const value = useContext(FormContext)
  if (value === undefined) throw new Error('A form field stands outside its FormShell.')
  return value
}

export interface FieldProps<T extends Field<string> | Field<FileLike[]> = Field<string> | Field<FileLike[]>> {
  id: string
  name: string
  field: T
  initial: string
  problem?: string
  /** Files of an attempt that came back: the server has them already. */
  staged?: StagedUpload[]
}

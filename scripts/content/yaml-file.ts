import type { z } from 'astro/zod'
import { checkFields } from './fields.ts'
import { type Reading, readText, yamlIn } from './reading.ts'

/**
 * The fields of a YAML file as its schema gives them, or nothing and the problems in `reading`.
 *
 * @param earlier what the file gave before; taken again if the file did not change.
 */
export function readYamlFile<S extends z.ZodType>(
  reading: Reading,
  file: string,
  schema: S,
  earlier: z.infer<S> | undefined,
): z.infer<S> | undefined {
  const { text, isKnown } = readText(reading, file)
  if (isKnown && earlier !== undefined) return earlier
  const yaml = yamlIn(reading, file, text)
  return yaml && checkFields(reading, file, yaml, schema)
}

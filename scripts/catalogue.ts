import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

// Writes contract/catalogue.json, the names of services, jobs and tracks and the reply promises, from content/. The
// contract itself does no input or output, and browser, server and pages must offer the same names and promises.

const root = join(import.meta.dirname, '..')
const target = join(root, 'contract/catalogue.json')

/** The catalogue as JSON text. A missing name becomes an empty one: the content schema reports it, with its file. */
export function catalogueText(): string {
  const services = read('services')
    .sort((a, b) => Number(a.order) - Number(b.order))
    .map(({ id, name, menu, category }) => ({ id, name, menuLabel: menu?.label, line: menu?.line, category }))
  const jobs = read('jobs')
    .sort((a, b) => Number(a.order) - Number(b.order))
    .map(({ id, title }) => ({ id, title }))
  const tracks = read('tracks')
    .map((track) => ({ id: Number(track.id), value: track.value, title: track.title }))
    .sort((a, b) => a.id - b.id)
  const { promises } = parse(readFileSync(join(root, 'content/company.yaml'), 'utf8'))
  return `${JSON.stringify({ services, jobs, tracks, promises }, null, 2)}\n`
}

interface Entry {
  /** The file's name, or the number that a track gives itself. */
  id: string | number
  order?: number
  value?: string
  name?: string
  title?: string
  category?: string
  menu?: { label: string; line: string }
}

function read(folder: string): Entry[] {
  const path = join(root, 'content', folder)
  return readdirSync(path)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      id: file.replace(/\.yaml$/, ''),
      ...(parse(readFileSync(join(path, file), 'utf8')) as Omit<Entry, 'id'>),
    }))
}

if (process.argv[1] === import.meta.filename) {
  const text = catalogueText()
  if (text !== readFileSync(target, 'utf8')) writeFileSync(target, text)
}

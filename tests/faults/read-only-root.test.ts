import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Form } from '../../contract/form.ts'
import { markedTexts } from '../../server/answers.fixture.ts'
import { PDF } from '../../server/http/app.fixture.ts'
import { FORM_ROUTES } from '../../server/http/forms/form-routes.ts'
import { openFolders, start } from './http-process.ts'

// The unit deploy/site@.service may write nowhere but into DATA_DIR. Bubblewrap gives a process the same view.

const shapes = FORM_ROUTES.flatMap(({ form }) =>
  [form, ...(form.variants ?? [])].map((shape) => ({ path: form.path, form: shape })),
)

test('with DATA_DIR as its only writable folder the server stores every form with its files', async ({ skip }) => {
  const { status } = spawnSync('bwrap', ['--ro-bind', '/', '/', 'true'])
  skip(status !== 0, 'needs bubblewrap (Debian), and the right to user namespaces')
  const folders = await openFolders()
  await mkdir(folders.dataDir)
  const { dataDir } = folders
  const sandbox = ['bwrap', '--die-with-parent', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc']
  const server = await start(folders, {}, [...sandbox, '--bind', dataDir, dataDir])

  const answers: unknown[] = []
  for (const { path, form } of shapes) {
    const response = await fetch(`${server.url}${path}`, { method: 'POST', body: filled(form) })
    answers.push([form.name, form.variant, response.status])
  }

  expect(answers).toEqual(shapes.map(({ form }) => [form.name, form.variant, 200]))
})

/** The form with as many files as it takes. */
function filled(form: Form): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(markedTexts(form, 'marker'))) data.set(name, String(value))
  if (form.variant) data.set('variant', form.variant)
  for (const [key, { upload }] of Object.entries(form.fields)) {
    for (let position = 0; position < (upload?.count ?? 0); position += 1) {
      data.append(form.fileKey?.(position) ?? key, new Blob([PDF]), `${position}.pdf`)
    }
  }
  return data
}

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { copyOfProject } from '../support/another-build.ts'
import { replaceIn } from '../support/files.ts'
import { freePorts } from '../support/free-port.ts'
import { bareTest as base, expect } from '../support/journey.ts'
import { endProcess } from '../support/server-process.ts'

// `npm run dev`, as somebody uses it who changes words and components and looks at the page meanwhile. Works in a copy of
// the project. The first page waits until the development server has prepared its packages.

const test = base.extend<object, { project: { root: string; url: string } }>({
  project: [
    async ({}, use) => {
      const root = copyOfProject()
      // The copy's packages lie elsewhere, and the development server shows nothing of elsewhere unless told.
      replaceIn(join(root, 'astro.config.ts'), 'vite: {', 'vite: { server: { fs: { strict: false } },')
      const [port] = await freePorts(1)
      const server = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], { cwd: root, stdio: 'ignore' })
      const url = `http://localhost:${port}`
      try {
        await answers(url, server)
        await use({ root, url })
      } finally {
        await endProcess(server)
        rmSync(root, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ project }, use) => use(project.url),
})
// One worker: the server is started once.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test('islands wake: the tabs answer, and the quote dialog holds a form that checks', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  const tabs = page.locator('section', { has: page.getByRole('tab', { name: 'Cloud Engineering' }) })
  await awake(tabs.locator('astro-island'))
  await tabs.getByRole('tab', { name: 'Cloud Engineering' }).click()
  await expect(tabs.getByRole('tab', { name: 'Cloud Engineering' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('link', { name: 'GET A QUOTE' }).first().click()
  const dialog = page.getByRole('dialog')
  await awake(dialog.locator('astro-island'))
  await dialog
    .getByRole('button', { name: /send|submit|get/i })
    .last()
    .click()
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
})

test('a change of content, and one of a component, show in the open page', async ({ page, project }) => {
  // A change before this is told to nobody.
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto('/about')
  await connected
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We drop the line before we lift the anchor.')

  // An editor that saves slowly: the file stands empty for a while.
  const about = join(project.root, 'content/pages/about.yaml')
  const words = readFileSync(about, 'utf8')
  const file = openSync(about, 'w')
  await new Promise((resolve) => setTimeout(resolve, 30))
  writeSync(file, words.replace('[We drop the line, before we lift, the anchor.]', '[We sound, before we sail.]'))
  closeSync(file)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We sound before we sail.', { timeout: 60_000 })

  replaceIn(join(project.root, 'site/frame/Footer.tsx'), '© {year}', 'Copyright {year}')
  await expect(page.getByRole('contentinfo')).toContainText(`Copyright ${new Date().getFullYear()}`, {
    timeout: 60_000,
  })
})

test('a mistake in content lies over the open page, with file and line, until mended', async ({ page, project }) => {
  await page.goto('/contact')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()

  replaceIn(join(project.root, 'content/pages/contact.yaml'), 'seo:\n  ', 'seo:\n\t')
  await expect(page.locator('vite-error-overlay')).toContainText(
    'content/pages/contact.yaml:2: This line begins with a tab.',
    {
      timeout: 60_000,
    },
  )

  replaceIn(join(project.root, 'content/pages/contact.yaml'), 'seo:\n\t', 'seo:\n  ')
  await expect(page.locator('vite-error-overlay')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
})

/** An island loses its `ssr` when React has taken it over. */
async function awake(island: Locator): Promise<void> {
  await expect(island.first()).not.toHaveAttribute('ssr', /.*/, { timeout: 120_000 })
}

/** Waits for the first page. @throws when the server ends before. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (server.exitCode !== null) throw new Error(`The development server ended with ${server.exitCode}`)
    const response = await fetch(`${url}/about`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('The development server gave no page')
}

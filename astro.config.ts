import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { loadEnv } from 'vite'
import { readBrand } from './scripts/brand.ts'
import { minifiedScript } from './scripts/minified-script.ts'

const company = readBrand()
const { PUBLIC_URL } = loadEnv('production', import.meta.dirname, 'PUBLIC_')

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  site: PUBLIC_URL || `https://${company.domain}`,
  trailingSlash: 'never',
  // A page's styles stand in it (10-14 kB): on a slow network they would cost a connection of their own before any word
  // shows. Share images are drawn beside the main thread: four at once keep two processors busy.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), interaction()],
  devToolbar: { enabled: false },
  prefetch: false,
  // Code is coloured by our own tokens (site/styles/article.css).
  markdown: { shikiConfig: { theme: 'css-variables' } },
  // A page's first scripts stand in it, too; nothing else does.
  vite: { plugins: [tailwindcss(), minifiedScript()], build: { assetsInlineLimit: (file) => file.endsWith('.js') } },
})

/** `client:interaction`: an island wakes after the first scroll, key or touch, when it is near the view. */
function interaction() {
  return {
    name: 'interaction',
    hooks: {
      'astro:config:setup': ({
        addClientDirective,
      }: {
        addClientDirective: (directive: { name: 'interaction'; entrypoint: string }) => void
      }) => {
        addClientDirective({ name: 'interaction', entrypoint: './site/first-script/interaction.ts' })
      },
    },
  }
}

import { basename, join } from 'node:path'
import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig, passthroughImageService } from 'astro/config'
import type { Plugin } from 'vite'
import { siteAddress } from './scripts/build/settings.ts'
import { contentPlugin } from './scripts/content/plugin.ts'
import { minifiedScript } from './scripts/minified-script.ts'

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  site: siteAddress(import.meta.dirname),
  trailingSlash: 'never',
  // A page's styles stand in it (10-14 kB): on a slow network they would cost a connection of their own before any word
  // shows.
  build: { inlineStylesheets: 'always' },
  // Every page can be made on demand: a build asks for most of them, once (scripts/build/pages.ts), and the server for
  // those that differ for each visitor. So one program makes them all, and new content needs no new one.
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  session: false,
  image: { service: passthroughImageService() },
  integrations: [boundedReact(), interaction()],
  devToolbar: { enabled: false },
  prefetch: false,
  // A page's first scripts stand in it, too; nothing else does.
  vite: {
    resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'site/ui/style-singleton.ts') } },
    plugins: [
      contentPlugin(),
      tailwindcss(),
      minifiedScript(),
      wholeRenderer(),
      unnamedIcons(),
      inOneTrip(),
      inFewFiles(),
    ],
    build: {
      assetsInlineLimit: (file) => file.endsWith('.js'),
      // A home page names 150 files: two letters less of each are 0.2 kB of it.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:6][extname]' } },
    },
    // Native programs: the development server would try to bundle them, fail, and then wake no island.
    optimizeDeps: { exclude: ['@resvg/resvg-js', 'sharp'] },
  },
})

/** React, whose islands wake inside a boundary (site/ui/wake-island.tsx). */
function boundedReact(): AstroIntegration {
  const { name, hooks } = react()
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: './site/ui/wake-island.tsx' }),
        }),
    },
  }
}

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

/**
 * A build's renderer holds its packages, so that a running server needs none of node_modules for it. In development they
 * are imported as they are: some are CommonJS, which the development server cannot run.
 */
function wholeRenderer(): Plugin {
  return {
    name: 'whole-renderer',
    config: (_config, { command }) =>
      command === 'build' ? { ssr: { noExternal: true, external: ['@resvg/resvg-js', 'satori', 'sharp'] } } : undefined,
  }
}

/** Icons carry their names as classes, which no style of ours asks for: in the home page they are 0.1 kB. */
function unnamedIcons(): Plugin {
  const names = /const iconClassNames = \[.*\];/
  return {
    name: 'unnamed-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/.*\/buildLucideIconNode\.mjs$/ },
      handler(code) {
        if (!names.test(code)) this.error('lucide-react names its icons in another way: see astro.config.ts.')
        return { code: code.replace(names, 'const iconClassNames = [];'), map: null }
      },
    },
  }
}

/**
 * An island's script names at its end all that its imports import, so that a slow line fetches them in one trip instead of one for
 * each level. Imports at the end change nothing of the order in which modules run.
 */
function inOneTrip(): Plugin {
  return {
    name: 'in-one-trip',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue
        const all = new Set(chunk.imports)
        for (const file of all) for (const imported of importsOf(file)) all.add(imported)
        const further = [...all].slice(chunk.imports.length)
        chunk.code += further.map((file) => `\nimport"./${basename(file)}";`).join('')
      }
    },
  }
}

/**
 * What wakes any island is one file, which a page fetches ahead (scripts/build/scripts-ahead.ts), and what a form shares with others
 * comes in five: a browser fetches six at a time, and rolldown alone would make twenty, one for each set of islands.
 */
function inFewFiles(): Plugin {
  // A group takes along all that its modules import, so those that import least come first.
  const files = {
    react: /node_modules\/(react|react-dom|scheduler)\/|site\/ui\/(wake-island|IslandBoundary|moved-nodes|carry-typed)/,
    parts: /lucide-react\/|site\/ui\/(Button|analytics-event)|contract\/(routes|catalogue\.json)/,
    widgets:
      /@radix-ui\/(primitive|react-(collection|dismissable-layer|portal|presence|roving-focus|visually-hidden))\//,
    placed: /@radix-ui\/react-(focus-scope|popper)\//,
    // The newsletter's form is on every page: it brings nothing that only the others need.
    fields:
      /contract\/(form|promise|json-body|fields\/.*|forms\/newsletter)\.ts|site\/(ui\/(Toaster|toast)|form\/(placement|fields\/EmailGuess|sending\/send))\.tsx?$/,
    // With the quote's own part in it, the file that names all others of the quote's form is small enough to be fetched ahead.
    form: /site\/(form\/|features\/quote\/QuoteForm)|contract\/(forms\/|catalogue|application-json)/,
  }
  const groups = Object.entries(files).map(([name, test], at) => ({ name, test, priority: 9 - at }))
  const names = '_astro/[name].[hash:6].js'
  const output = { codeSplitting: { groups }, chunkFileNames: names, entryFileNames: names }
  return {
    name: 'in-few-files',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions: { output } } } : undefined),
  }
}

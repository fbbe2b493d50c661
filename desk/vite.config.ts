import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from '../scripts/content/plugin.ts'

/** The staff's screen. `npm run build` makes it; the desk's own listener serves it (server/desk). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  logLevel: 'warn',
  plugins: [contentPlugin(), tailwindcss()],
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    // The listener's Content-Security-Policy allows no inline script or style and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Packages mark their components for servers that render React; here that means nothing.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
})

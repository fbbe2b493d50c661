import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wide } from './basin-layouts.ts'
import { Land } from './Land.tsx'

/** The wide drawing's land as an SVG file. */
export function basinFile(): string {
  const size = { width: wide.width + wide.beyond, height: wide.above + wide.height }
  const land = createElement(Land, { layout: wide })
  return renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${size.width} ${size.height}` },
      land,
    ),
  )
}

import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A component's markup, as the server writes it. */
export function markupOf<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(component, props))
}

/** Markup without its looks: a class or a style more changes nothing that is said. */
export function bare(markup: string): string {
  return markup.replace(/ (class|style)="[^"]*"/g, '')
}

import { company } from './company.ts'

/** A headline number of content/company.yaml that a page names by its key. @throws when there is none, which stops the build. */
export function companyFigure(key: string): string {
  const figure = company.figures[key]
  if (figure === undefined)
    throw new Error(`content/company.yaml has no figure "${key}". It has: ${Object.keys(company.figures).join(', ')}.`)
  return figure
}

import { useEffect } from 'react'

/**
 * In place of the package `react-style-singleton` (astro.config.ts), by which Radix holds the page still under an open list:
 * that one writes style elements, whose text nobody can name in the content security policy. The rules are there as long as
 * the component is.
 */
export function styleSingleton() {
  return Sheet
}

function Sheet({ styles }: { styles: string }) {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [styles])
  return null
}

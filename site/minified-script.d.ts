/** A TypeScript file as the text of a minified script (scripts/minified-script.ts). */
declare module '*?minified' {
  const code: string
  export default code
}

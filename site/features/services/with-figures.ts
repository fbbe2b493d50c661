/**
 * A sentence of content with computed figures in it: "[over] s over the [budget] s line".
 *
 * @throws when the sentence names a figure that is not given, or leaves one out; that stops the build.
 */
export function withFigures(sentence: string, figures: Record<string, string | number>): string {
  const named = new Set([...sentence.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name))
  const wrong = [...named].find((name) => !(name in figures)) ?? Object.keys(figures).find((name) => !named.has(name))
  if (wrong) throw new Error(`"${sentence}" must hold the figures ${Object.keys(figures).join(', ')}; see [${wrong}].`)
  return sentence.replace(/\[(\w+)\]/g, (_, name: string) => String(figures[name]))
}

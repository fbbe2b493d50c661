type Figures = Readonly<Record<string, string | number>>

/**
 * A sentence of content with computed figures in it: "[over] s over the [budget] s line".
 *
 * @throws when the sentence names a figure that is not given, or leaves one out; that stops the build.
 */
export function withFigures(sentence: string, figures: Figures): string {
  const filled = withNamed(sentence, figures)
  for (const name of Object.keys(figures)) if (!sentence.includes(`[${name}]`)) refuse(sentence, figures, name)
  return filled
}

/** The same for a sentence that need not name every figure. */
export function withNamed(sentence: string, figures: Figures): string {
  return sentence.replace(/\[(\w+)\]/g, (_, name: string) => String(figures[name] ?? refuse(sentence, figures, name)))
}

function refuse(sentence: string, figures: Figures, wrong: string): never {
  throw new Error(`"${sentence}" must hold the figures ${Object.keys(figures).join(', ')}; see [${wrong}].`)
}

import catalogue from './catalogue.json' with { type: 'json' }

/** Colors of site/styles/theme.css for what reads no style sheet: emails and share images. Each build writes them. */
export const COLORS: Readonly<Record<'ink' | 'deep' | 'paper' | 'sheet' | 'signal', string>> = catalogue.colors

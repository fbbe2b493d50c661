export interface Wordmark {
  slug: string
  name: string
  /** Package in @fontsource. */
  font: string
  weight: number
  /** Height of the x, or of the capitals in a name set in capitals, in units of the 40-unit band. */
  height: number
  /** Extra space between letters, in ems. */
  tracking?: number
  emblem?: {
    /** Path data in a 24 × 24 box. */
    d: string
    size: number
    gap?: number
    after?: boolean
    /** Centre above the baseline; the middle of the letters unless given. */
    lift?: number
  }
}

/** Invented names that no company has. */
export const WORDMARKS: readonly Wordmark[] = [
  {
    slug: 'quaystead',
    name: 'quaystead',
    font: 'figtree',
    weight: 700,
    height: 12.2,
    tracking: -0.025,
    emblem: {
      d: 'M0 0h10.8v10.8H0zM13.2 0H24L13.2 10.8zM0 24 10.8 13.2V24zM13.2 13.2H24V24H13.2z',
      size: 20,
      lift: 7.5,
    },
  },
  { slug: 'tallowmere', name: 'Tallowmere', font: 'eb-garamond', weight: 500, height: 11.2, tracking: -0.005 },
  {
    slug: 'orvenn',
    name: 'ORVENN',
    font: 'outfit',
    weight: 600,
    height: 14,
    tracking: 0.13,
    emblem: {
      d: 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm-1.6 3.4a8.8 8.8 0 0 0 0 17.2zm3.2 0v17.2a8.8 8.8 0 0 0 0-17.2z',
      size: 18,
      gap: 8,
      after: true,
    },
  },
  { slug: 'brindlefax', name: 'Brindlefax', font: 'familjen-grotesk', weight: 700, height: 12.6, tracking: -0.035 },
  {
    slug: 'veldarrow',
    name: 'Veldarrow',
    font: 'figtree',
    weight: 400,
    height: 11.6,
    tracking: -0.01,
    emblem: {
      d: 'M0 22 8.2 3.2l6.4 12.2 2.9-5L24 22h-3.3l-3.3-6.2-2.9 5L8.4 9.2 2.9 22z',
      size: 25,
      gap: 7,
      lift: 8.2,
    },
  },
  { slug: 'saltgrim', name: 'SALTGRIM', font: 'cormorant-garamond', weight: 400, height: 15.4, tracking: 0.1 },
  {
    slug: 'kervanto',
    name: 'Kervanto',
    font: 'plus-jakarta-sans',
    weight: 700,
    height: 11.8,
    tracking: -0.03,
    emblem: {
      d: 'M5 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11.5 0a12 12 0 0 1 0 24v-6.4a5.6 5.6 0 0 0 0-11.2z',
      size: 19,
      gap: 7,
      lift: 7.4,
    },
  },
  {
    slug: 'skerravine',
    name: 'Skerravine',
    font: 'fraunces',
    weight: 600,
    height: 11.6,
    tracking: -0.015,
  },
  {
    slug: 'oxmarren',
    name: 'OXMARREN',
    font: 'michroma',
    weight: 400,
    height: 12.4,
    tracking: 0.02,
  },
  {
    slug: 'drisselay',
    name: 'drisselay',
    font: 'jost',
    weight: 500,
    height: 12.2,
    tracking: 0.01,
    emblem: { d: 'M0 4h24v2.6H0zm4 6.7h16v2.6H4zm4 6.7h8V20H8z', size: 20, gap: 8, lift: 7 },
  },
  { slug: 'ulvenmark', name: 'Ulvenmark', font: 'bricolage-grotesque', weight: 800, height: 12.4, tracking: -0.03 },
  {
    slug: 'nettlefrew',
    name: 'nettlefrew',
    font: 'sora',
    weight: 400,
    height: 11.6,
    tracking: -0.03,
    emblem: {
      d: 'M12 0c7 4 12 9 12 15-5 0-9.5-1.5-12-5-2.5 3.5-7 5-12 5C0 9 5 4 12 0zm-1.2 15.5h2.400V24h-2.400z',
      size: 21,
      gap: 7,
      lift: 8,
    },
  },
  { slug: 'hollinveck', name: 'HOLLINVECK', font: 'bodoni-moda', weight: 500, height: 14.2, tracking: 0.06 },
  {
    slug: 'quorvellin',
    name: 'Quorvellin',
    font: 'space-grotesk',
    weight: 500,
    height: 11.8,
    tracking: -0.03,
    emblem: {
      d: 'M12 0 24 12 12 24 0 12zm0 5.2L5.2 12l6.800 6.800 6.800-6.800zm0 4.300 2.5 2.5-2.5 2.5L9.5 12z',
      size: 22,
      gap: 8,
      lift: 7.8,
    },
  },
  { slug: 'pomerlund', name: 'Pomerlund', font: 'zilla-slab', weight: 600, height: 11.4, tracking: -0.01 },
  {
    slug: 'brackwyrd',
    name: 'BRACKWYRD',
    font: 'syne',
    weight: 700,
    height: 12,
    tracking: 0.03,
    emblem: { d: 'M0 2h6.5v20H0zm8.700 6.5h6.600V22H8.700zM17.5 14H24v8h-6.5z', size: 19, gap: 8, lift: 7 },
  },
  { slug: 'yarrowdeck', name: 'Yarrowdeck', font: 'instrument-serif', weight: 400, height: 13.4, tracking: -0.01 },
  {
    slug: 'lintharbor',
    name: 'lintharbor',
    font: 'archivo',
    weight: 600,
    height: 12,
    tracking: -0.035,
    emblem: { d: 'M0 0h24v24h-6.400v-6.5a5.600 5.600 0 0 0-11.2 0V24H0z', size: 18, gap: 7, lift: 8 },
  },
]

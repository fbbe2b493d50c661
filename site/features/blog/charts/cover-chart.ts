import { COLORS } from '../../../../contract/colors.ts'
import geist from '../../../assets/fonts/geist.woff2?inline'
import { type Article, allArticles } from '../articles.ts'
import { drawnHero } from './drawn-hero.tsx'

/** The part of each wide drawing that makes a cover, 16:9, and the words for which it has no room. */
const VIEWS: Record<NonNullable<Article['chart']>['kind'], { view: string; minor?: string }> = {
  alerts: { view: '760 120 680 382' },
  estimate: { view: '400 40 1040 585', minor: 'small|place' },
  hollows: { view: '587 162 853 480' },
  intervals: { view: '640 120 800 450' },
  kinds: { view: '400 62 1040 585' },
  route: { view: '700 110 720 405', minor: 'small|place' },
}

/** The articles whose covers are their charts, each by its cover's name. Copies of an article share a cover. */
export function coverCharts(): ReadonlyMap<string, Article> {
  return new Map(
    allArticles().flatMap((article) => {
      const [, name] = /^\/art\/(cover-.+)\.svg$/.exec(article.cover) ?? []
      return name ? [[name, article] as const] : []
    }),
  )
}

/**
 * An article's own chart as a picture. Its words have a font of its own, as a picture has none of the page's, and go where it is
 * as small as beside a name in a list.
 */
export function coverChart(article: Article): string {
  const [wide] = drawnHero(article)?.drawings ?? []
  const { view, minor = 'small' } = VIEWS[article.chart?.kind ?? 'alerts']
  const [x, y, width = '', height] = view.split(' ')
  const letters = Math.round(Number(width) / 29)
  const styles = `@font-face{font-family:G;src:url(${geist})}text{font:500 ${letters}px G;paint-order:stroke;stroke:${COLORS.ink};stroke-width:6px;stroke-linejoin:round}.article-sounding{font-size:${2.2 * letters}px}.article-sounding+*{transform:translateY(9px)}.text-h4{font-size:.6em}@media(max-width:259px){text{display:none}}`
  const lines = (wide?.markup ?? '')
    .replace(new RegExp(`<(text|g) class="article-(${minor})\\b.*?</\\1>`, 'gs'), '')
    .replaceAll('var(--color-signal)', COLORS.signal)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><style>${styles}</style><path fill="${COLORS.ink}" d="M${x} ${y}h${width}v${height}h-${width}z"/>${lines}</svg>`
}

import { type Article, allArticles } from '../articles.ts'
import { drawnHero } from './drawn-hero.tsx'

/** The part of each wide drawing that makes a cover, 16:9. */
const VIEWS: Record<NonNullable<Article['chart']>['kind'], string> = {
  alerts: '760 130 640 360',
  estimate: '640 60 800 450',
  hollows: '700 90 740 416',
  intervals: '640 90 800 450',
  kinds: '640 60 800 450',
  route: '700 110 720 405',
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

/** An article's own chart as a picture: without its words, which could not have the page's fonts. */
export function coverChart(article: Article): string {
  const [wide] = drawnHero(article)?.drawings ?? []
  const view = VIEWS[article.chart?.kind ?? 'alerts']
  const [x, y, width, height] = view.split(' ')
  const lines = (wide?.markup ?? '').replace(/<text\b.*?<\/text>/gs, '').replace(/ class="[^"]*"/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><path fill="#071521" d="M${x} ${y}h${width}v${height}h-${width}z"/>${lines}</svg>`
}

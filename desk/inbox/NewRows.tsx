import { ArrowDown, ArrowUp } from 'lucide-react'
import type { HiddenNews } from './hidden-news.ts'

/** Tells of new requests that are out of view, and leads to the next of them. */
export function NewRows({ news, onShow }: { news: HiddenNews; onShow: (reference: string) => void }) {
  const Arrow = news?.isBelow ? ArrowDown : ArrowUp
  return (
    <div className={news?.isBelow ? 'new-rows below' : 'new-rows'} role="status">
      {news && (
        <button type="button" className="button small main" onClick={() => onShow(news.next)}>
          <span>{`${news.count} new`}</span> <Arrow aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

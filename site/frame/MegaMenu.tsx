import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { routes } from '../../contract/routes.ts'
import { navigation, SERVICE_COLUMNS } from '../brand/navigation.ts'
import { QuoteLink } from '../brand/QuoteLink.tsx'

/**
 * Three columns of services, and on wide screens a fourth with the drawing of the entry under pointer or focus, before that of the page's own or the first: shell.ts
 * names it, and it is fetched when the menu first opens. The menu opens on hover by style alone; shell.ts adds
 * the toggle for keyboard and touch, and Escape. Each item opens in a new tab (specification 3.2.6).
 */
export function MegaMenu({ path }: { path: string }) {
  const { newTabHint, foot } = navigation.menu
  return (
    <div id="mega-menu" className="mega-panel" data-tone="deep">
      <div className="page mega-grid">
        {SERVICE_COLUMNS.map((column) => (
          <div key={column.title}>
            <p className="mono border-b border-line-deep pb-3 text-muted-deep">{column.title}</p>
            <ul>
              {column.items.map((item) => (
                <li key={item.href}>
                  <a
                    href={item.href}
                    target="_blank"
                    rel="noopener"
                    className="mega-item"
                    data-figure={item.figure}
                    aria-current={item.href === path ? 'page' : undefined}
                  >
                    <span>
                      {item.label}
                      <ArrowUpRight size={16} strokeWidth={1.5} />
                      <span className="sr-only">({newTabHint})</span>
                    </span>
                    <span>{item.line}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <svg viewBox="0 0 360 440" className="mega-figure mono" aria-hidden="true" data-needs-script="">
          <use />
        </svg>
      </div>
      <p className="page mega-foot">
        <span>
          {foot.question}
          <QuoteLink look="plain" icon={ArrowRight}>
            {foot.quote}
          </QuoteLink>
        </span>
        <a href={routes.services()}>
          {foot.all}
          <ArrowRight size={17} strokeWidth={1.5} />
        </a>
      </p>
    </div>
  )
}

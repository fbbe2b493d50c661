import { ArrowUpRight } from 'lucide-react'
import { navigation, SERVICE_COLUMNS } from '../brand/navigation.ts'

/**
 * Three columns of services. CSS opens it on hover and on keyboard focus; shell.ts adds the toggle button for touch,
 * and Escape. Each item opens in a new tab (specification 3.2.6).
 */
export function MegaMenu() {
  return (
    <div id="mega-menu" className="mega-panel" data-tone="deep">
      <div className="page grid grid-cols-3 gap-12 py-10">
        {SERVICE_COLUMNS.map((column) => (
          <div key={column.title}>
            <p className="mono border-b border-line-deep pb-3 text-muted-deep">{column.title}</p>
            <ul className="mt-2">
              {column.items.map((item) => (
                <li key={item.href}>
                  <a
                    href={item.href}
                    target="_blank"
                    rel="noopener"
                    className="mega-item group block rounded-sm px-3 py-3 no-underline"
                  >
                    <span className="flex items-center gap-2 font-display text-[1.1875rem] tracking-[-0.02em]">
                      {item.label}
                      <ArrowUpRight
                        size={16}
                        strokeWidth={1.5}
                        className="opacity-50 group-hover:opacity-100"
                        aria-hidden="true"
                      />
                      <span className="sr-only">({navigation.menu.newTabHint})</span>
                    </span>
                    <span className="mt-0.5 block text-small text-muted-deep">{item.line}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

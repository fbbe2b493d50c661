import { SERVICES } from '../../contract/catalogue.ts'
import { routes } from '../../contract/routes.ts'
import { pageWords } from '../content.ts'
import type { PageName } from '../schemas/navigation.ts'

export interface NavigationLink {
  label: string
  href: string
}

/** The words of header, menus and footer (content/pages/navigation.yaml). */
export const navigation = pageWords('navigation')

/** Specification 3.1.3. "Services" has the mega-menu. */
export const HEADER_LINKS: readonly NavigationLink[] = navigation.header.items.map(asLink)
export const FOOTER_LINKS: readonly NavigationLink[] = navigation.footer.links.map(asLink)

/** One entry of the menus. `figure` names its drawing in /art/menu.svg; `short` is what a phone has room for. */
export interface ServiceEntry extends NavigationLink {
  short?: string
  line: string
  figure: string
}

/** The menus' columns: the services of each category, and entries that lead to a tab of the home page. None is empty. */
export const SERVICE_COLUMNS: readonly { title: string; short: string; items: ServiceEntry[] }[] =
  navigation.menu.columns
    .map(({ category, title, short }) => ({
      title,
      short,
      items: [
        ...SERVICES.filter((service) => service.category === category).map((service) => ({
          label: service.menuLabel,
          line: service.line,
          href: routes.service(service.id),
          figure: service.id,
        })),
        ...navigation.menu.extra
          .filter((entry) => entry.category === category)
          .map(({ label, short, line, technology }) => ({
            label,
            short,
            line,
            href: routes.emerging(technology),
            figure: technology,
          })),
      ],
    }))
    .filter(({ items }) => items.length > 0)

/** Whether this link leads to the page or to the part of the site that holds it. */
export function isCurrent(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)
}

/** The service whose page this is: every quote button on it asks about that service. */
export function serviceOf(path: string): string | undefined {
  return SERVICES.find(({ id }) => routes.service(id) === path)?.id
}

/** The address of a page that content names by its entry in the route table. */
export function pageHref(page: PageName): string {
  return routes[page]()
}

function asLink({ label, page }: { label: string; page: PageName }): NavigationLink {
  return { label, href: pageHref(page) }
}

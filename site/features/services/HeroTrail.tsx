import { routes } from '../../../contract/routes.ts'
import { Trail } from '../../ui/Trail.tsx'

/** The way from the list of services to this one. */
export function HeroTrail({ name }: { name: string }) {
  return <Trail steps={[{ label: 'Services', href: routes.services() }, { label: name }]} />
}

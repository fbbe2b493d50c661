import { type DeskFilter, filterToQuery } from '../../contract/desk/filter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { DownloadMenu } from '../ui/DownloadMenu.tsx'

/** Downloads of exactly what the filter holds. */
export function ExportMenu({ filter, label }: { filter: DeskFilter; label: string }) {
  const query = filterToQuery(filter)
  const [csv, json] = [`${deskRoutes.exportCsv()}?${query}`, `${deskRoutes.exportJson()}?${query}`]
  return <DownloadMenu name={`Export, ${label}`} label={label} csv={csv} json={json} />
}

import { Download } from 'lucide-react'
import { type DeskFilter, filterToQuery } from '../../contract/desk/filter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { Menu } from '../ui/Menu.tsx'

/** Downloads of exactly what the filter holds. */
export function ExportMenu({ filter, label }: { filter: DeskFilter; label: string }) {
  const query = filterToQuery(filter)
  return (
    <Menu
      className="button small"
      name={`Export, ${label}`}
      label={
        <>
          <Download aria-hidden="true" /> {label}
        </>
      }
    >
      {(close) => (
        <>
          <a href={`${deskRoutes.exportCsv()}?${query}`} download onClick={close}>
            CSV, for a spreadsheet
          </a>
          <a href={`${deskRoutes.exportJson()}?${query}`} download onClick={close}>
            JSON, for a program
          </a>
        </>
      )}
    </Menu>
  )
}

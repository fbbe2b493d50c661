import { Download } from 'lucide-react'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { Menu } from '../ui/Menu.tsx'

/** Downloads of everybody whose address is stored. */
export function SubscriberExport() {
  return (
    <Menu
      className="button small"
      name="Export subscribers, CSV"
      label={
        <>
          <Download aria-hidden="true" /> CSV
        </>
      }
    >
      {(close) => (
        <>
          <a href={deskRoutes.subscribersCsv()} download onClick={close}>
            CSV, for a spreadsheet
          </a>
          <a href={deskRoutes.subscribersJson()} download onClick={close}>
            JSON, for a program
          </a>
        </>
      )}
    </Menu>
  )
}

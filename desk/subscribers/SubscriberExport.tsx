import { deskRoutes } from '../../contract/desk/replies.ts'
import { DownloadMenu } from '../ui/DownloadMenu.tsx'

/** Downloads of everybody whose address is stored. */
export function SubscriberExport() {
  const [csv, json] = [deskRoutes.subscribersCsv(), deskRoutes.subscribersJson()]
  return <DownloadMenu name="Export subscribers, CSV" label="CSV" csv={csv} json={json} />
}

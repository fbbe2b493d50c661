import { Download } from 'lucide-react'
import { Menu } from './Menu.tsx'

interface DownloadMenuProps {
  name: string
  label: string
  /** Addresses of the same rows, in two forms. */
  csv: string
  json: string
}

/** Downloads rows for a person or for a program. */
export function DownloadMenu({ name, label, csv, json }: DownloadMenuProps) {
  const icon = (
    <>
      <Download aria-hidden="true" /> {label}
    </>
  )
  return (
    <Menu className="button small" name={name} label={icon}>
      {(_then, close) => (
        <>
          <a href={csv} download onClick={close}>
            CSV, for a spreadsheet
          </a>
          <a href={json} download onClick={close}>
            JSON, for a program
          </a>
        </>
      )}
    </Menu>
  )
}

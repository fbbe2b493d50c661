import { type ReactNode, useEffect, useState } from 'react'
import { Tabs } from '../../ui/Tabs.tsx'

interface EmergingTabsProps {
  label: string
  tabs: readonly { id: string; name: string }[]
  opens: string
  /** The panels by position, as the page hands them in: `panel0`, `panel1` … */
  [panel: `panel${number}`]: ReactNode
}

/** Six technologies, one open. `/?technology=blockchain#emerging` opens that one (specification 2.3.3). */
export function EmergingTabs({ label, tabs, opens, ...panels }: EmergingTabsProps) {
  const [chosen, setChosen] = useState(opens)
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('technology')
    if (asked && tabs.some(({ id }) => id === asked)) setChosen(asked)
  }, [tabs])
  return (
    <Tabs
      label={label}
      items={tabs.map(({ id, name }, position) => ({ id, tab: name, panel: panels[`panel${position}`] }))}
      chosen={chosen}
      onChoose={setChosen}
      listClass="emerging-list"
      tabClass="emerging-tab"
    />
  )
}

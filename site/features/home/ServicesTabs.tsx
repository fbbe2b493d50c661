import { type ReactNode, useRef, useState } from 'react'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { AUTO_ROTATION_MS, nextOf } from '../../ui/rotation.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useRotation } from '../../ui/use-rotation.ts'

interface ServicesTabsProps {
  label: string
  /** Says that the tabs turn by themselves. */
  rotation: string
  ids: readonly string[]
  /** Tabs and panels by position, as the page hands them in: `tab0`, `panel0` … */
  [part: `tab${number}` | `panel${number}`]: ReactNode
}

/** Eight services, the next one every four seconds in a loop (specification 4.2.2). */
export function ServicesTabs({ label, rotation, ids, ...parts }: ServicesTabsProps) {
  const ground = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const turn = () => setAt(nextOf(at, ids.length))
  const running = useRotation({ ground, every: AUTO_ROTATION_MS, at, turn })
  return (
    <Tabs
      ref={ground}
      label={label}
      items={ids.map((id, position) => ({ id, tab: parts[`tab${position}`], panel: parts[`panel${position}`] }))}
      chosen={ids[at]}
      onChoose={(id) => setAt(ids.indexOf(id))}
      upright
      running={running}
      lead={
        <div className="services-rotation mono" data-needs-script="">
          <MotionButton />
          <span>{rotation}</span>
        </div>
      }
      className="services-tabs"
      listClass="services-list"
      tabClass="services-tab"
      panelClass="services-panel"
    />
  )
}

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { AUTO_ROTATION_MS, nextOf } from '../../ui/rotation.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useCalm } from '../../ui/use-calm.ts'
import { useRotation } from '../../ui/use-rotation.ts'
import { changePlate, fetchPlate, fetchPlatesAhead } from './plates.ts'

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
  const open = (next: number) => {
    const [from, to] = [panelOf(ground, at), panelOf(ground, next)]
    if (from && to && from !== to) changePlate(from, to)
    setAt(next)
  }
  const turn = () => open(nextOf(at, ids.length))
  const running = useRotation({ ground, every: AUTO_ROTATION_MS, at, turn })
  usePlatesAhead(ground, nextOf(at, ids.length))
  return (
    <Tabs
      ref={ground}
      label={label}
      items={ids.map((id, position) => ({ id, tab: parts[`tab${position}`], panel: parts[`panel${position}`] }))}
      chosen={ids[at]}
      onChoose={(id) => open(ids.indexOf(id))}
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

/** Fetches the plate of the next tab, and of any that the pointer or the focus reaches. Who is calm gets no next one. */
function usePlatesAhead(ground: RefObject<HTMLElement | null>, next: number): void {
  const calm = useCalm()

  useEffect(() => {
    const panel = panelOf(ground, next)
    if (panel && !calm) fetchPlate(panel)
  }, [ground, next, calm])
  useEffect(() => (ground.current ? fetchPlatesAhead(ground.current) : undefined), [ground])
}

function panelOf(ground: RefObject<HTMLElement | null>, position: number): HTMLElement | undefined {
  return ground.current?.querySelectorAll<HTMLElement>('.services-panel')[position]
}

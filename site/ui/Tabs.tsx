import { Tabs as Radix } from 'radix-ui'
import type { CSSProperties, ReactNode, Ref } from 'react'

interface TabItem {
  id: string
  /** The tab's content. */
  tab: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string
  items: readonly TabItem[]
  /** The tab that is open: the caller keeps it. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Tabs stand below each other, and the up and down keys move between them. */
  upright?: boolean
  /** Before the list: the pause control, where tabs turn by themselves. */
  lead?: ReactNode
  ref?: Ref<HTMLDivElement>
  running?: boolean
  className?: string
  listClass?: string
  tabClass?: string
  panelClass?: string
}

/**
 * Tabs after the ARIA Authoring Practices. Every panel is in the page. Without script all panels are shown one after
 * the other, and the list of tabs is hidden (styles/base/elements.css). `data-state="active"` marks the open tab and its panel.
 */
export function Tabs({ label, items, upright, lead, ref, running, className, ...rest }: TabsProps) {
  const { chosen, onChoose, listClass, tabClass, panelClass } = rest
  return (
    <Radix.Root
      ref={ref}
      value={chosen}
      onValueChange={onChoose}
      orientation={upright ? 'vertical' : 'horizontal'}
      className={className}
      data-running={running || undefined}
    >
      {lead}
      <Radix.List aria-label={label} className={listClass} data-needs-script="">
        {items.map(({ id, tab }, at) => (
          <Radix.Trigger
            key={id}
            value={id}
            // Radix would focus it by script, which draws a ring for the mouse, too. The browser's own focus chooses the tab.
            onMouseDownCapture={(event) => event.button === 0 && event.stopPropagation()}
            // Safari focuses no button on a click.
            onClick={() => id !== chosen && onChoose(id)}
            className={tabClass}
            style={numbered(at)}
          >
            {tab}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(({ id, panel }, at) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount
          hidden={id !== chosen}
          data-panel=""
          className={panelClass}
          style={numbered(at)}
        >
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** `--at` lets style put a panel right behind its tab. */
function numbered(at: number): CSSProperties {
  return { '--at': at }
}

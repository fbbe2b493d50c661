import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half as long as `axe.source`: it travels to every page that is asked. */
const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colors. All others find the same in every scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** A tooltip describes its control and needs no landmark. */
const TOOLTIP = '[data-radix-popper-content-wrapper]:has([role=tooltip])'

/**
 * What axe finds on the page as it stands: one line for each place, none where all is well.
 *
 * @param without rules that this visit leaves to another one.
 * @param within what alone has changed since the whole page was looked at.
 * @param scheme the color scheme of this look; all rules are asked in the light one.
 */
export async function faults(
  page: Page,
  {
    without = [],
    within,
    scheme = 'light',
  }: { without?: readonly string[]; within?: string; scheme?: 'light' | 'dark' } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ({ rules, tooltip, without, within }) => {
      // Colors that change, as after another scheme was asked for, are judged once they have.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const short = document
        .getAnimations()
        .filter(({ effect, playState }) => {
          return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000
        })
        .map(({ finished }) => finished)
      await Promise.race([Promise.allSettled(short), new Promise((resolve) => setTimeout(resolve, 2000))])
      // What fades without end is halfway at some moments: each is judged at its beginning.
      const endless = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      for (const animation of endless) {
        animation.pause()
        animation.currentTime = 0
      }
      const { violations } = await window.axe.run(
        { ...(within && { include: [within] }), exclude: [tooltip] },
        {
          runOnly: rules,
          resultTypes: ['violations'],
          // It would fetch style sheets and films once more, which no rule of these looks at.
          preload: false,
          rules: {
            // What is seen of a control is part of its name (WCAG 2.5.3): axe has the rule, and does not run it by itself.
            ...(rules.type === 'tag' && { 'label-content-name-mismatch': { enabled: true } }),
            ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
          },
        },
      )
      // What lies half below a bar that stays is judged where it can be scrolled to.
      for (const violation of violations.filter(({ id }) => id === 'target-size')) {
        const small = []
        for (const node of violation.nodes) {
          document.querySelector(node.target.join(' '))?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const again = await window.axe.run(node.target.join(' '), {
            runOnly: { type: 'rule', values: ['target-size'] },
          })
          if (again.violations.length > 0) small.push(node)
        }
        violation.nodes = small
      }
      for (const animation of endless) animation.play()
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
        ),
      )
    },
    {
      rules:
        scheme === 'light' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: COLOR_RULES },
      tooltip: TOOLTIP,
      without: [...without],
      within,
    },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

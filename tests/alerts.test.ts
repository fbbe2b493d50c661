import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { openTestContext } from '../server/context.fixture.ts'
import { countLogLines } from '../server/metrics/count-errors.ts'
import { addProcessMetrics, createMetrics } from '../server/metrics/metrics.ts'
import { readState } from '../server/metrics/read-state.ts'
import { textOf } from './support/imports.ts'

// The alert rules and the dashboard in deploy/ ask only for what /metrics tells: a name that it lacks would never alert.

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; remedy: string }
}

interface Panel {
  id: number
  type: string
  title: string
  targets?: { expr: string }[]
}

/** Labels that Prometheus itself gives to what it reads. */
const GIVEN = ['job', 'instance', 'le']

const { groups }: { groups: { rules: Rule[] }[] } = parse(textOf('deploy/alert-rules.yml'))
const rules = groups.flatMap((group) => group.rules)
const { panels }: { panels: Panel[] } = JSON.parse(textOf('deploy/grafana-dashboard.json'))
const charts = panels.filter(({ type }) => type !== 'row')

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...charts.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** Every series name that /metrics can tell, with the labels that it has. */
const told = new Map<string, readonly string[]>([['up', []]])

const metrics = createMetrics()

beforeAll(() => {
  addProcessMetrics(metrics)
  for (const metric of metrics.registry.getMetricsAsArray()) {
    const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : []
    if (String(metric.type) !== 'histogram') told.set(metric.name, labels)
    else for (const part of ['bucket', 'sum', 'count']) told.set(`${metric.name}_${part}`, labels)
  }
})

test.each(expressions)('%s asks in the language of Prometheus, and for what /metrics tells: %s', (_name, expr) => {
  const { names, labels, errors } = read(expr)

  expect(errors).toEqual([])
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect([...told.keys()]).toContain(name)
  const known = [...GIVEN, ...names.flatMap((name) => told.get(name) ?? [])]
  for (const label of labels) expect(known).toContain(label)
})

describe('the rules', () => {
  test('have a name of their own each, how severe it is, what it means and what to do', () => {
    expect(rules.length).toBeGreaterThan(15)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { alert, labels, annotations } of rules) {
      expect(['critical', 'warning'], alert).toContain(labels.severity)
      expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/)
      expect(annotations.remedy.length, alert).toBeGreaterThan(20)
    }
  })

  test('miss no metric that tells of a fault', () => {
    const asked = new Set(rules.flatMap(({ expr }) => read(expr).names))

    const faults = [...told.keys()].filter((name) =>
      /^site_.*(_dead|_errors_total|_failed|_readable|_overdue)$/.test(name),
    )

    expect(faults.length).toBeGreaterThan(5)
    for (const name of faults) expect([...asked]).toContain(name)
  })
})

test('the dashboard shows every metric of the site, each panel once', () => {
  const shown = new Set(charts.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => read(expr).names)))
  const own = [...told.keys()].filter(
    (name) => name.startsWith('site_') && !/_(bucket|sum|readable|failed)$/.test(name),
  )

  expect(own.filter((name) => !shown.has(name))).toEqual(['site_webhooks_waiting'])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

test('the values that rules and charts ask for are in what /metrics tells before anything happened', async () => {
  const context = await openTestContext()
  countLogLines(context.log, metrics)
  await readState(metrics, context)

  const text = await metrics.registry.metrics()
  const asked = expressions.flatMap(([, expr]) => [...expr.matchAll(/(\w+)(?:=|=~)"([^"]+)"/g)])
  const pairs = asked.flatMap(([, label = '', values = '']) => values.split('|').map((value) => `${label}="${value}"`))

  // The job's name is Prometheus's; which requests will come is not known.
  const known = pairs.filter((pair) => !/^(job|listener|status)=/.test(pair))
  expect(known.length).toBeGreaterThan(8)
  for (const pair of known) expect(text).toContain(pair)
})

function read(expr: string): { names: string[]; labels: string[]; errors: string[] } {
  const found = { names: [] as string[], labels: [] as string[], errors: [] as string[] }
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      const text = expr.slice(from, to)
      if (type.isError) found.errors.push(`${from}: ${text}`)
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.names.push(text)
      if (type.name === 'LabelName') found.labels.push(text)
    },
  })
  return found
}

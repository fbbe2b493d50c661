import type { Chart, ChartOf } from '../../schemas/charts/chart.ts'
import type { ServicePageProps } from './Part.tsx'

/**
 * The data of one of a service's charts.
 *
 * @throws when the service's file does not hold it, which stops the build.
 */
export function chartOf<K extends Chart['kind']>({ id, service }: ChartSource, kind: K): ChartOf<K> {
  const found = service.charts.find((chart): chart is ChartOf<K> => chart.kind === kind)
  if (found) return found
  throw new Error(`content/services/${id}.yaml: charts needs an entry of the kind "${kind}". The page draws it.`)
}

interface ChartSource {
  id: string
  service: Pick<ServicePageProps['service'], 'charts'>
}

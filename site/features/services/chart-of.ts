import type { Chart, ChartOf } from '../../schemas/charts/chart.ts'
import type { Service } from '../../schemas/service.ts'

/**
 * The data of one of a service's charts.
 *
 * @throws when the service's file does not hold it, which stops the build.
 */
export function chartOf<K extends Chart['kind']>(id: string, { charts }: Pick<Service, 'charts'>, kind: K): ChartOf<K> {
  const found = charts.find((chart): chart is ChartOf<K> => chart.kind === kind)
  if (found) return found
  throw new Error(`content/services/${id}.yaml: charts needs an entry of the kind "${kind}". The page draws it.`)
}

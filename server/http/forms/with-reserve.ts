import { databaseFault } from '../../database/fault.ts'
import { releaseReserve } from '../../disk.ts'
import type { HttpContext } from '../context.ts'

/**
 * Does work that writes to the database. When the disk is full, it gives the reserved space back and does the work once
 * more: a failed commit has changed nothing.
 *
 * @throws what the work throws.
 */
export async function withReserve<T>({ config, context }: HttpContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (databaseFault(error) !== 'full') throw error
    context.log.error({}, 'the disk is full: the reserve is used')
    await releaseReserve(config.dataDir)
    return work()
  }
}

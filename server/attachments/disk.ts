import type { AttachmentStore } from './store.ts'

export function diskStore(_dataDir: string): AttachmentStore {
  throw new Error('not written yet')
}

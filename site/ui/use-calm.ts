import { useSyncExternalStore } from 'react'

/** Whether motion rests: the calm switch is on, or the visitor's settings ask for calm. True until the browser says otherwise. */
export function useCalm(): boolean {
  return useSyncExternalStore(watch, isCalm, () => true)
}

function watch(changed: () => void): () => void {
  document.addEventListener('calm', changed)
  return () => document.removeEventListener('calm', changed)
}

function isCalm(): boolean {
  return 'calm' in document.documentElement.dataset
}

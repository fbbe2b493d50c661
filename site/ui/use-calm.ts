import { useSyncExternalStore } from 'react'

/** Whether motion is paused: by the calm switch, or by the visitor's settings. True until script knows. */
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

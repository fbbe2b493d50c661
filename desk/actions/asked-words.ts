import { useSyncExternalStore } from 'react'

/** What an action needs to be told before it is done. */
export interface WordsQuestion {
  title: string
  label: string
  /** Under the field. */
  hint: string
  /** On the button. */
  does: string
  /** Characters. */
  max: number
}

interface Asked extends WordsQuestion {
  answer: (words: string | undefined) => void
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

/** Asks a person for a few words. Undefined for one who leaves it. */
export function askForWords(question: WordsQuestion): Promise<string | undefined> {
  asked?.answer(undefined)
  return new Promise((resolve) => {
    const answer = (words: string | undefined) => {
      publish(undefined)
      resolve(words)
    }
    publish({ ...question, answer })
  })
}

export function useWordsQuestion(): Asked | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
}

function publish(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

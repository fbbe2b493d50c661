import { createStore } from '../ui/store.ts'

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

const asked = createStore<Asked | undefined>(undefined)

/** Asks a person for a few words. Undefined for one who leaves it. */
export function askForWords(question: WordsQuestion): Promise<string | undefined> {
  asked.get()?.answer(undefined)
  return new Promise((resolve) => {
    const answer = (words: string | undefined) => {
      asked.set(undefined)
      resolve(words)
    }
    asked.set({ ...question, answer })
  })
}

export const useWordsQuestion = asked.useValue

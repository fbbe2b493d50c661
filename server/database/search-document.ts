/** The texts of one submission, for the search index. */
export interface SearchDocument {
  reference: string
  name: string
  email: string
  answers: string
  files: string
  notes: string
}

/** With the number of its submission. */
export interface NumberedDocument extends SearchDocument {
  number: number
}

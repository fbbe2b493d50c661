/** Who does something at the desk: a person's cleaned name, or what stands for one, such as a signed link. */
export interface Actor {
  name: string
}

/** The item at an index that the code knows to be there. @throws where it is not, which is a mistake of ours. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`There is no item ${index} in a list of ${list.length}.`)
  return item
}

/** @throws where the list is empty. */
export function lastOf<T>(list: readonly T[]): T {
  return itemAt(list, list.length - 1)
}

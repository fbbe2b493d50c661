/** Things one after another: each with where it begins and ends, measured as their lengths are. The first begins at 0. */
export function inRow<Item extends object>(items: readonly Item[], lengthOf: (item: Item) => number) {
  let end = 0
  return items.map((item) => {
    const from = end
    end += lengthOf(item)
    return { ...item, from, to: end }
  })
}

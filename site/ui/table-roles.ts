/**
 * The roles that the elements of a table have by themselves. Spread them where a table is laid out as a grid or as blocks:
 * some browsers forget what a table is once its `display` is another.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

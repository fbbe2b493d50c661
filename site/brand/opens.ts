import { routes } from '../../contract/routes.ts'

/** What opens a form's dialog with a choice made and a title of its own; without script it leads to the form's own page. */
export function opensForm(form: string, choose: string, title: string) {
  return {
    href: routes.form(form, choose),
    'data-opens': form,
    'data-choose': choose,
    'data-title': title,
    'aria-haspopup': 'dialog' as const,
  }
}

/** What opens the details of that name (ui/DetailsDialog.tsx); without script its address shows them. */
export function opensDetails(name: string) {
  return { href: `#${name}-dialog`, 'data-opens': name, 'aria-haspopup': 'dialog' as const }
}

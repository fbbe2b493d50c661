// A pressed card's picture grows into the project's details (styles/project-dialog.css names the two, and neither with
// calm). The dialog opens one frame later. Not for a click by script, which is how it goes on.

addEventListener(
  'click',
  (event) => {
    // What a trusted click hits is an element.
    const link = event.isTrusted && (event.target as Element).closest<HTMLElement>('.project-open')
    // Not in every browser.
    if (!link || !document.startViewTransition || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    document.startViewTransition(() => link.click())
  },
  true,
)

import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import type { LinkWords } from './link-words.ts'

/** The button of a link in an email, such as "Confirm subscription", or a link onward. A plain form that needs no script. */
export function LinkAction({ words, path }: { words: LinkWords; path: string }) {
  if (words.button) {
    return (
      <form action={path} method="post">
        <Button type="submit" icon={ArrowRight}>
          {words.button}
        </Button>
      </form>
    )
  }
  if (words.way === 'blog') {
    return (
      <ButtonLink look="outline-light" href={routes.blog()} icon={ArrowRight}>
        Read the blog meanwhile
      </ButtonLink>
    )
  }
  return (
    <ButtonLink look="outline-light" href={routes.form('newsletter')} icon={ArrowRight}>
      Subscribe again
    </ButtonLink>
  )
}

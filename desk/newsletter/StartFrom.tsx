import { FileText } from 'lucide-react'
import { useRef } from 'react'
import { type DeskNewsletter, ISSUE_FILE_MAX, type IssueDraft } from '../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { getJson, sendJson } from '../api/request.ts'
import { goTo, hrefOf } from '../app/address.ts'
import { attempt } from '../app/toasts.ts'
import { Menu, MenuGroup } from '../ui/Menu.tsx'
import { addDraft, changeDraft, type Draft, fieldsOf, isBlank } from './draft-store.ts'

interface Props {
  articles: DeskNewsletter['articles']
  label: string
  /** A blank draft is filled in. Anything else gets a draft beside it, so nothing that was written is lost. */
  draft?: Draft
}

/** Begins an issue with a Markdown file or with an article of the site. */
export function StartFrom({ articles, label, draft }: Props) {
  const file = useRef<HTMLInputElement>(null)
  // What is typed while it loads is not lost.
  const latest = useRef(draft)
  latest.current = draft

  function begin(loading: Promise<IssueDraft>) {
    return attempt(async () => {
      const issue = await loading
      const now = latest.current
      if (now && isBlank(now)) changeDraft(now.id, fieldsOf(issue))
      else goTo(hrefOf({ view: 'newsletter', issue: addDraft(issue) }))
    })
  }

  async function load(chosen: File): Promise<IssueDraft> {
    if (chosen.size > 4 * ISSUE_FILE_MAX) throw new Error(`${chosen.name} is too long for an issue.`)
    return sendJson('POST', deskRoutes.issueFile(), { name: chosen.name, text: await chosen.text() })
  }

  return (
    <>
      <Menu
        className="button"
        label={
          <>
            <FileText aria-hidden="true" /> {label}
          </>
        }
      >
        {(then) => (
          <>
            <button type="button" onClick={then(() => file.current?.click())}>
              A Markdown file…
            </button>
            <MenuGroup label="Articles">
              {articles.map(({ slug, title, sent }) => (
                <button key={slug} type="button" onClick={then(() => void begin(getJson(deskRoutes.article(slug))))}>
                  <span>{title}</span>
                  {sent && <span className="quiet">sent</span>}
                </button>
              ))}
            </MenuGroup>
          </>
        )}
      </Menu>
      <input
        ref={file}
        type="file"
        hidden
        accept=".md,text/markdown"
        aria-label="Markdown file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) void begin(load(chosen))
        }}
      />
    </>
  )
}

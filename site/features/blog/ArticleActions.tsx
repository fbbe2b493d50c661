import { Check, Copy, Heart } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { SocialIcon } from '../../brand/SocialIcon.tsx'
import { sendEvent } from '../../ui/analytics-event.ts'
import { NETWORKS, type Network, SHARE_WINDOW } from './share-networks.ts'

interface ArticleActionsProps {
  slug: string
  title: string
  /** Without this visitor's own. */
  likes: number
  /** The article's whole address, which is shared where no script runs. */
  address: string
}

/** Specification 10.2.8, in ms. */
const COPIED_MS = 2000
const SHARE =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm border border-line-strong bg-white text-label font-medium hover:bg-shoal'

/** Like, share and copy (specification 10.2.6). A like is kept on the device and never sent to our server. */
export function ArticleActions({ slug, title, likes, address }: ArticleActionsProps) {
  return (
    <>
      <LikeButton slug={slug} likes={likes} />
      <div className="flex flex-wrap items-center justify-between gap-2 mt-4">
        <p id="share-label" className="text-small text-muted">
          Share
        </p>
        <ul className="flex flex-wrap gap-2" aria-labelledby="share-label">
          {NETWORKS.map((network) => (
            <li key={network.name}>
              <ShareLink network={network} slug={slug} title={title} address={address} />
            </li>
          ))}
          <li>
            <CopyButton />
          </li>
        </ul>
      </div>
    </>
  )
}

function LikeButton({ slug, likes }: { slug: string; likes: number }) {
  const [liked, setLiked] = useState(false)
  useEffect(() => setLiked(stored(slug)), [slug])

  function toggle() {
    const next = !liked
    setLiked(next)
    store(slug, next)
    sendEvent(next ? 'like' : 'unlike', { category: 'blog', label: slug })
  }

  return (
    <button
      type="button"
      aria-pressed={liked}
      onClick={toggle}
      data-needs-script=""
      className="like flex w-full min-h-14 items-center gap-3 mt-4 px-5 border border-muted rounded-sm font-medium hover:bg-shoal-pale aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-sheet"
    >
      <Heart size={20} strokeWidth={1.5} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
      <span>{liked ? 'Liked' : 'Like'}</span>
      <span className="mono ml-auto">
        <span>{likes + (liked ? 1 : 0)}</span>
        <span className="sr-only"> likes</span>
      </span>
    </button>
  )
}

function ShareLink({ network, slug, title, address }: Omit<ArticleActionsProps, 'likes'> & { network: Network }) {
  function open(event: MouseEvent) {
    event.preventDefault()
    // The address in view, without query and fragment.
    window.open(network.address(location.origin + location.pathname, title), '_blank', SHARE_WINDOW)
    sendEvent('share', { category: 'blog', label: `${network.name} ${slug}` })
  }

  return (
    <a
      href={network.address(address, title)}
      target="_blank"
      rel="noopener"
      title={network.name}
      data-tooltip={network.name}
      aria-label={`Share on ${network.name} (opens in a new window)`}
      onClick={open}
      className={SHARE}
    >
      <SocialIcon name={network.mark} />
    </a>
  )
}

function CopyButton() {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    const address = location.origin + location.pathname
    // An insecure origin or the visitor may refuse. A prompt then offers the address to be copied by hand.
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      window.prompt('Copy this address', address)
    }
    sendEvent('share', { category: 'blog', label: `Copy ${address.split('/').at(-1)}` })
  }

  const Icon = copied ? Check : Copy
  return (
    <button type="button" onClick={copy} data-needs-script="" className={`${SHARE} w-24`} aria-live="polite">
      <Icon size={17} strokeWidth={1.5} aria-hidden="true" />
      <span>{copied ? 'Copied!' : 'Copy'}</span>
    </button>
  )
}

function stored(slug: string): boolean {
  try {
    return localStorage.getItem(`liked:${slug}`) === '1'
  } catch {
    return false
  }
}

function store(slug: string, liked: boolean) {
  try {
    if (liked) localStorage.setItem(`liked:${slug}`, '1')
    else localStorage.removeItem(`liked:${slug}`)
  } catch {
    // Storage may be forbidden. The like then lasts until the page is left.
  }
}

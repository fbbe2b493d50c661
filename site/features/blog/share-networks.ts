export interface Network {
  name: string
  /** Where the network takes a page's address and title. */
  address(page: string, title: string): string
  /** Whose mark stands for it (SocialIcon). */
  mark: string
}

/** Specification 10.2.7: 600 by 400 pixels. `noopener`: the opened window gets no reference to ours. */
export const SHARE_WINDOW = 'width=600,height=400,noopener'

export const NETWORKS: readonly Network[] = [
  {
    name: 'Twitter',
    mark: 'X',
    address: (url, text) => `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`,
  },
  {
    name: 'Facebook',
    mark: 'Facebook',
    address: (u, quote) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u, quote })}`,
  },
  {
    name: 'LinkedIn',
    mark: 'LinkedIn',
    address: (url, title) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url, title })}`,
  },
]

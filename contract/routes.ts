/** Every URL of the site and its server, in one table (specification 2). */
export const routes = {
  home: () => '/',
  career: () => '/career',
  internship: () => '/internship',
  about: () => '/about',
  contact: () => '/contact',
  portfolio: () => '/portfolio',
  project: (slug: string) => `/portfolio/${slug}`,
  services: () => '/services',
  service: (id: string) => `/services/${id}`,
  blog: () => '/blog',
  article: (slug: string) => `/blog/${slug}`,
  profile: (username: string) => `/profile/${username}`,
  /** "How deep is yours?", with the answers as its query. */
  sounding: (query?: string) => `/sounding${query ? `?${query}` : ''}`,
  privacy: () => '/privacy-policy',
  terms: () => '/terms-of-service',

  /** The page a dialog's form has of its own, for a browser without script. A quote may begin with a sounding. */
  form: (name: string, chosen?: string, sounding?: string) => withQuery(`/forms/${name}`, { choose: chosen, sounding }),
  receipt: (token: string) => `/r/${token}`,
  receiptFile: (token: string, position: number | ':position') => `/r/${token}/files/${position}`,
  receiptCopy: (token: string) => `/r/${token}/copy`,
  receiptAdd: (token: string) => `/r/${token}/add`,
  /** A POST shows our answer: a GET would show it to every mail scanner. */
  receiptAnswer: (token: string) => `/r/${token}/answer`,
  /** "It did not reach me". */
  receiptAgain: (token: string) => `/r/${token}/again`,
  receiptErase: (token: string) => `/r/${token}/erase`,
  /** Where a visitor lands who has erased a submission. */
  erased: () => '/erased',
  /** The page in place of one that could not be made. */
  fault: (name: 'broken' | 'unavailable') => `/faults/${name}`,
  /** Where a subscription without script leads: look into your mailbox. */
  newsletterSent: () => '/newsletter/sent',
  confirmNewsletter: (token: string) => `/newsletter/confirm/${token}`,
  unsubscribeNewsletter: (token: string) => `/newsletter/unsubscribe/${token}`,

  /** A signed link in a staff email: one action on one submission, or one of its files. */
  staffLink: (token: string) => `/s/${token}`,

  /** Deep links (specification 2.3): they open a dialog or choose a value where script runs. */
  consultation: (service?: string) =>
    service ? `/?service=${encodeURIComponent(service)}#consultation` : '/#consultation',
  emerging: (id: string) => `/?technology=${encodeURIComponent(id)}#emerging`,

  api: {
    /** Every form, by its name. A career form sent with script goes to the contact form's address as JSON. */
    form: (name: string) => `/api/${name}`,
    uploads: () => '/api/uploads',
    receipt: (token: string) => `/api/receipts/${token}`,
    placeholder: (width: number, height: number) => `/api/placeholder/${width}/${height}`,
  },
  health: () => '/healthz',
  ready: () => '/readyz',
  securityText: () => '/.well-known/security.txt',
} as const

/** A path with those parameters of its query that have a value. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
  return given.length > 0 ? `${path}?${given.join('&')}` : path
}

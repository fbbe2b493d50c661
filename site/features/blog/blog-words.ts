/** What the blog is called on its own page, in search results and on its share image. */
export const blogWords = {
  title: 'Blog: software, cloud, AI and security',
  heading: 'What we found at the bottom',
  description:
    'Articles by the engineers of {company} on estimating, cloud cost, offline-first apps, testing AI features, alerts and partnership, with the numbers left in.',
}

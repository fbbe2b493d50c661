import type { Content } from '../../site/content.ts'
import { assetsUnder } from './assets.ts'
import { ClaimChecks } from './claim-checks.ts'
import { type Claim, entryClaims, fileOf, fileOfPage, keysOf, listClaims, textClaims } from './claims.ts'
import { COMPANY_FILE } from './company-file.ts'
import { refuseDuplicates } from './duplicates.ts'
import type { Files } from './files.ts'
import type { Problem } from './problem.ts'
import { refuseUnpublishedSounding } from './sounding-claims.ts'

/** Addresses under /blog that are pages of their own. */
const TAKEN_SLUGS = ['search']
/** The second address of a service's page, and what forms offer to whoever knows no service. */
const TAKEN_SERVICES = ['it-consultation', 'not-sure']
/** Letters that no font of share images has (site/share/draw.tsx). */
const UNDRAWN = /(?=\p{L})[^\p{Script=Latin}\p{Script=Cyrillic}]|\p{Emoji_Presentation}/u
/** What pages are made of, by its folder. */
const MADE = { legal: ['privacy-policy', 'terms-of-service'], authors: ['team'] }

/**
 * What is wrong between files: names that lead nowhere, and what stands twice.
 *
 * @param technologies names without a logo (content/technologies.yaml).
 */
export function relationProblems(content: Content, technologies: readonly string[], files: Files): Problem[] {
  const checks = new ClaimChecks(files)
  refuseUnknownAssets(checks, content, technologies, files)
  refuseUnknownEntries(checks, content)
  refuseDuplicates(checks, content)
  refuseUndrawn(checks, content)
  refuseUnpublishedSounding(checks, content)
  checks.problems.push(...missingEntries(content))
  return checks.problems
}

function refuseUnknownAssets(
  checks: ClaimChecks,
  content: Content,
  technologies: readonly string[],
  files: Files,
): void {
  const { home } = content.pages
  const assets = assetsUnder(files)
  checks.known(iconClaims(content), assets.icons, 'icon', 'Choose one of lucide.dev.')
  checks.known(logoClaims(content), assets.logos.keys(), 'logo', 'The logos are the files of site/assets/tech.')
  const spelled = [...assets.logos.values(), ...technologies]
  checks.known(technologyClaims(content), spelled, 'technology', 'A new one is added to content/technologies.yaml.')
  checks.known(
    pictureClaims(content),
    assets.pictures,
    'picture',
    'Put it into site/assets/mockups as AVIF and as WebP, or name another.',
  )
  // The address of a picture beside its article was given by the reading of it.
  const covers = entryClaims(content, 'posts', 'cover').filter(({ value }) => !String(value).startsWith('/'))
  checks.known(
    covers,
    assets.covers,
    'cover',
    'Put it into site/assets/covers as SVG, name a picture beside the article, or leave the field out.',
  )
  const plates = listClaims(fileOfPage('home'), ['emerging', 'tabs'], home.emerging.tabs, 'plate')
  checks.known(plates, assets.plates, 'drawing', 'Put it into site/assets/plates as SVG, or name another.')
}

function refuseUnknownEntries(checks: ClaimChecks, content: Content): void {
  const { collections, pages, company } = content
  const ids = (name: keyof Content['collections']) => collections[name].map(({ id }) => id)
  const services = [
    ...listClaims(fileOfPage('home'), ['services', 'tabs'], pages.home.services.tabs, 'service'),
    ...listClaims(fileOfPage('notFound'), ['suggestions'], pages.notFound.suggestions, 'service'),
    ...(['projects', 'posts'] as const).flatMap((name) =>
      collections[name].flatMap(({ id, data }) => textClaims(fileOf(name, id), ['services'], data.services)),
    ),
  ]
  checks.known(services, ids('services'), 'service', 'The services are the files of content/services.')
  const proof = listClaims(
    fileOfPage('home'),
    ['hero', 'proof'],
    pages.home.hero.proof ? [pages.home.hero.proof] : [],
    'project',
  )
  checks.known(proof, ids('projects'), 'project', 'The projects are the files of content/portfolio.')
  const { menu } = pages.navigation
  const tabs = [
    ...listClaims(fileOfPage('navigation'), ['menu', 'extra'], menu.extra, 'technology'),
    ...listClaims(fileOfPage('notFound'), ['suggestions'], pages.notFound.suggestions, 'technology'),
  ]
  const known = pages.home.emerging.tabs.map(({ id }) => id)
  checks.known(tabs, known, 'tab', 'The tabs are those of `emerging` in content/pages/home.yaml.')
  const tracks = listClaims(fileOfPage('career'), ['internship', 'tracks'], pages.career.internship.tracks, 'track')
  checks.known(tracks, ids('tracks'), 'track', 'The tracks are the files of content/tracks.')
  const figures = [
    ...listClaims(fileOfPage('home'), ['statistics', 'items'], pages.home.statistics.items, 'figure'),
    ...listClaims(fileOfPage('about'), ['statistics'], pages.about.statistics, 'figure'),
    ...listClaims(fileOfPage('about'), ['facts', 'items'], pages.about.facts.items, 'figure'),
  ]
  checks.known(figures, Object.keys(company.figures), 'figure', 'The figures are those of content/company.yaml.')

  for (const claim of entryClaims(content, 'tracks', 'value')) {
    if (claim.file === fileOf('tracks', String(claim.value))) continue
    checks.refuse(claim, `The file must have this name: call it ${claim.value}.yaml, or write its name here.`)
  }
  for (const { id } of collections.services)
    if (TAKEN_SERVICES.includes(id))
      checks.refuse({ file: fileOf('services', id), path: ['name'] }, 'The file’s name is taken. Give it another.')
  for (const claim of entryClaims(content, 'posts', 'slug')) {
    if (TAKEN_SLUGS.includes(String(claim.value)))
      checks.refuse(claim, `/blog/${claim.value} is a page of its own. Choose another last part for the address.`)
  }
}

/** A share image shows an empty box in the place of a letter for which it has no font. */
function refuseUndrawn(checks: ClaimChecks, content: Content): void {
  const { name, address } = content.company
  const shown = [
    { file: COMPANY_FILE, path: ['name'], value: name },
    { file: COMPANY_FILE, path: ['address', 'line'], value: address.line },
    ...entryClaims(content, 'services', 'name'),
    ...(['projects', 'posts', 'legal'] as const).flatMap((folder) => entryClaims(content, folder, 'title')),
    ...entryClaims(content, 'projects', 'client'),
  ]
  for (const claim of shown) {
    const [letter] = UNDRAWN.exec(String(claim.value)) ?? []
    if (letter)
      checks.refuse(claim, `The share image has no font for "${letter}": it draws Latin and Cyrillic letters.`)
  }
}

/** Files that one page each is made of, and those of which none is. */
function missingEntries({ collections }: Content): Problem[] {
  return keysOf(MADE).flatMap((name) => {
    const ids = collections[name].map(({ id }) => id)
    const missing = MADE[name].filter((id) => !ids.includes(id))
    const others = ids.filter((id) => !MADE[name].includes(id))
    const unshown = `No page shows this file. Of this folder a page shows ${MADE[name].join(' and ')}.`
    return [...missing, ...others].map((id) => ({
      file: fileOf(name, id),
      message: ids.includes(id) ? unshown : 'This file is missing. Restore it: a page is made of it.',
    }))
  })
}

function iconClaims(content: Content): Claim[] {
  const { home } = content.pages
  return [
    ...entryClaims(content, 'services', 'icon'),
    ...content.collections.services.flatMap(({ id, data }) => [
      ...listClaims(fileOf('services', id), ['offerings', 'items'], data.offerings.items, 'icon'),
      ...listClaims(fileOf('services', id), ['solutions', 'items'], data.solutions?.items ?? [], 'icon'),
    ]),
    ...entryClaims(content, 'tracks', 'icon'),
    ...listClaims(fileOfPage('home'), ['services', 'tabs'], home.services.tabs, 'icon'),
  ]
}

function logoClaims({ collections, pages }: Content): Claim[] {
  return [
    ...collections.services.flatMap(({ id, data }) =>
      textClaims(fileOf('services', id), ['stack', 'logos'], data.stack?.logos ?? []),
    ),
    ...textClaims(fileOfPage('home'), ['technologies', 'logos'], pages.home.technologies.logos),
  ]
}

function technologyClaims({ collections }: Content): Claim[] {
  return [
    ...collections.services.flatMap(({ id, data }) =>
      textClaims(fileOf('services', id), ['card', 'technologies'], data.card.technologies),
    ),
    ...collections.projects.flatMap(({ id, data }) =>
      textClaims(fileOf('projects', id), ['technologies'], data.technologies),
    ),
  ]
}

function pictureClaims(content: Content): Claim[] {
  const { home, webSites } = content.pages
  return [
    ...entryClaims(content, 'projects', 'image'),
    ...listClaims(fileOfPage('home'), ['services', 'tabs'], home.services.tabs, 'image'),
    ...listClaims(fileOfPage('home'), ['expertise', 'cards'], home.expertise.cards, 'image'),
    ...listClaims(fileOfPage('webSites'), ['items'], webSites.items, 'image'),
  ]
}

// Writes site/assets/tech: the marks of the tools we use, as small SVGs of equal optical size, and their index.
// Run: node workshop/media/tech-logos.ts

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import devicon from '@iconify-json/devicon/icons.json' with { type: 'json' }
import logos from '@iconify-json/logos/icons.json' with { type: 'json' }
import sharp from 'sharp'
import { optimize } from 'svgo'

const FOLDER = 'site/assets/tech'

/** Slug, name as shown, and the icon in @iconify-json/logos. */
const MARKS: readonly [slug: string, name: string, icon: string][] = [
  ['javascript', 'JavaScript', 'javascript'],
  ['python', 'Python', 'python'],
  ['java', 'Java', 'java'],
  ['csharp', 'C#', 'c-sharp'],
  ['nodejs', 'Node.js', 'nodejs-icon'],
  ['react', 'React', 'react'],
  ['angular', 'Angular', 'angular-icon'],
  ['vue', 'Vue.js', 'vue'],
  ['spring-boot', 'Spring Boot', 'spring-icon'],
  ['spring', 'Spring', 'spring-icon'],
  ['dotnet', '.NET', 'dotnet'],
  ['postgresql', 'PostgreSQL', 'postgresql'],
  ['mongodb', 'MongoDB', 'mongodb-icon'],
  ['docker', 'Docker', 'docker-icon'],
  ['kubernetes', 'Kubernetes', 'kubernetes'],
  ['aws', 'AWS', 'aws'],
  ['typescript', 'TypeScript', 'typescript-icon'],
  ['mysql', 'MySQL', 'mysql-icon'],
  ['redis', 'Redis', 'redis'],
  ['azure', 'Azure', 'microsoft-azure'],
  ['google-cloud', 'Google Cloud', 'google-cloud'],
  ['terraform', 'Terraform', 'terraform-icon'],
  ['jenkins', 'Jenkins', 'jenkins'],
  ['ansible', 'Ansible', 'devicon:ansible'],
  ['vmware', 'VMware', 'vmware'],
  ['splunk', 'Splunk', 'splunk'],
  ['grafana', 'Grafana', 'grafana'],
  ['prometheus', 'Prometheus', 'prometheus'],
  ['nextjs', 'Next.js', 'nextjs-icon'],
  ['svelte', 'Svelte', 'svelte-icon'],
  ['tailwindcss', 'Tailwind CSS', 'tailwindcss-icon'],
  ['wordpress', 'WordPress', 'wordpress-icon'],
  ['shopify', 'Shopify', 'shopify'],
  ['graphql', 'GraphQL', 'graphql'],
  ['html5', 'HTML5', 'html-5'],
  ['css3', 'CSS3', 'css-3'],
  ['figma', 'Figma', 'figma'],
  ['flutter', 'Flutter', 'flutter-icon'],
  ['swift', 'Swift', 'swift'],
  ['kotlin', 'Kotlin', 'kotlin-icon'],
]

/** Side in pixels of a square mark of middling weight; tall and wide marks get the same area within these caps. */
const SIDE = 46
const TALLEST = 52
const WIDEST = 92

const index: Record<string, { name: string; width: number; height: number }> = {}
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

for (const [slug, name, icon] of MARKS) {
  const whole = svgOf(icon)
  const { box, coverage } = await inkOf(whole.body, whole.width, whole.height)
  const size = displaySize(box.width / box.height, coverage)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${whole.body}</svg>`
  writeFileSync(`${FOLDER}/${slug}.svg`, slim(svg, slug))
  index[slug] = { name, ...size }
}
writeFileSync(`${FOLDER}/tech.json`, `${JSON.stringify(index, null, 2)}\n`)

function svgOf(icon: string): { body: string; width: number; height: number } {
  const set = icon.startsWith('devicon:') ? devicon : logos
  const found = (set.icons as Record<string, { body: string; width?: number; height?: number }>)[
    icon.replace('devicon:', '')
  ]
  if (!found) throw new Error(`No icon called ${icon}`)
  return { body: found.body, width: found.width ?? set.width ?? 128, height: found.height ?? set.height ?? 128 }
}

/** The box that is really drawn, and the share of it that is covered: several icons have empty margins. */
async function inkOf(body: string, width: number, height: number) {
  const scale = 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom, ink] = [info.width, info.height, 0, 0, 0]

  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const alpha = data[(y * info.width + x) * 4 + 3] ?? 0
      if (alpha < 8) continue
      ink += alpha / 255
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }

  const box = { x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale }
  return { box, coverage: ink / ((right - left) * (bottom - top)) }
}

/** A full square looks larger than an open figure of the same size, so it is drawn up to a tenth smaller. */
function displaySize(ratio: number, coverage: number): { width: number; height: number } {
  const side = SIDE * (1.06 - 0.14 * coverage)
  let height = Math.min(TALLEST, side / Math.sqrt(ratio))
  let width = height * ratio
  if (width > WIDEST) [width, height] = [WIDEST, WIDEST / ratio]
  return { width: Math.round(width), height: Math.round(height) }
}

/** Identifiers get the slug in front: several logos on one page must not share a gradient. */
function slim(svg: string, slug: string): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: svg.length > 9000 ? 0 : 1,
    plugins: ['preset-default', { name: 'prefixIds', params: { prefix: slug, delim: '-' } }],
  }).data
}

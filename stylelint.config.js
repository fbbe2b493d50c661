import { RAW_KINDS, TOKENS } from './scripts/measure/raw-values.ts'

/** A value of the identity is a token: a raw one stands in the token file or in a drawing (scripts/measure/raw-values.ts). */
const raw = Object.fromEntries(RAW_KINDS.map(({ property, raw }) => [String(property), []]))
for (const { property, raw: pattern } of RAW_KINDS) raw[String(property)].push(pattern)

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'declaration-property-value-disallowed-list': [
      raw,
      { message: (property, value) => `${property}: ${value} is no token of ${TOKENS}` },
    ],
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-syntaxes'] }],
  },
  overrides: [
    {
      files: [TOKENS, '**/*.drawing.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
  ignoreFiles: ['site/assets/**'],
}

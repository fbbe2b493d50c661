import { expect, test } from 'vitest'
import { withoutStacks } from './build-error.ts'

test('what a page failed of is one sentence, without places in compiled files', () => {
  const told = `18:22:07 [ERROR] [render] The form "contact" places no field "budget".
    at placement (file:///site/dist/server/chunks/placement_B1xYz.mjs:41:11)
    at async renderToString (file:///site/dist/server/chunks/react_C2.mjs:9:3)
Error: The form "contact" places no field "budget".
    at placement (file:///site/dist/server/chunks/placement_B1xYz.mjs:41:11)`

  expect(withoutStacks(told)).toBe('The form "contact" places no field "budget".')
})

test('a sentence that begins with "at" stays', () => {
  expect(withoutStacks('Two fields are missing:\n  at the top of the file')).toBe(
    'Two fields are missing:\nat the top of the file',
  )
})

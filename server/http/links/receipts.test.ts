import { test as base, describe, expect } from 'vitest'
import { openWithQuote, PDF, PRIVATE, SKETCH, urlencoded } from '../app.fixture.ts'
import { attachmentDisposition } from './download.ts'

const test = base.extend('quote', () => sendQuote())
const sendQuote = () => openWithQuote({ file: SKETCH })

describe('a receipt', () => {
  test('is a page made for this visitor, which nobody keeps, lists or learns of', async () => {
    const { app, receipt, reference, renderedData: made } = await sendQuote()

    const response = await app.inject({ url: receipt })

    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject(PRIVATE)
    expect(response.headers['content-security-policy']).toContain("'sha256-")
    expect(made()?.receipt).toMatchObject({ reference, form: 'quote', status: 'received', title: 'DevOps quote' })
  })

  test('gives the files back as they were sent, to be saved', async ({ quote: { app, receipt } }) => {
    const response = await app.inject({ url: `${receipt}/files/0` })

    expect(response.rawPayload).toEqual(PDF)
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Skizze f_r M_rz.pdf"; filename*=UTF-8''Skizze%20f%C3%BCr%20M%C3%A4rz.pdf`,
    )
    expect(response.headers['content-security-policy']).toContain('sandbox')
    expect((await app.inject({ url: `${receipt}/files/7` })).statusCode).toBe(404)
  })

  test('tells its status to a program, and nothing where it is unchanged', async () => {
    const { app, context, receipt, reference } = await sendQuote()
    const url = receipt.replace('/r/', '/api/receipts/')

    const response = await app.inject({ url })

    expect(response.json()).toMatchObject({ reference, status: 'received', dueAt: '2026-11-22T20:00:00.000Z' })
    const headers = { 'if-none-match': String(response.headers.etag) }
    const again = await app.inject({ url, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe('private, no-store')
    await context.db.updateTable('submission').set({ openedAt: context.now() }).execute()
    expect((await app.inject({ url, headers })).json()).toMatchObject({ status: 'opened' })
  })

  test('is erased by a button, with its files; looking at the address erases nothing', async () => {
    const { app, receipt } = await sendQuote()
    const erase = () => app.inject({ url: `${receipt}/erase`, ...urlencoded({}) })

    const looked = await app.inject({ url: `${receipt}/erase` })
    expect(looked.statusCode).not.toBe(200)
    expect((await app.inject({ url: `${receipt}/files/0` })).statusCode).toBe(200)

    const erased = await erase()

    expect([erased.statusCode, erased.headers.location]).toEqual([303, '/erased'])
    for (const url of [receipt, `${receipt}/files/0`, `${receipt}/copy`])
      expect((await app.inject({ url })).statusCode).toBe(404)
    expect((await erase()).statusCode).toBe(404)
  })

  test('of a forged token is the normal 404', async ({ quote: { app, receipt } }) => {
    const forged = `${receipt.slice(0, -1)}${receipt.endsWith('A') ? 'B' : 'A'}`

    for (const url of [forged, `${forged}/copy`, `${forged}/files/0`]) {
      const response = await app.inject({ url })
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('404 Page Not Found')
    }
    expect((await app.inject({ url: forged.replace('/r/', '/api/receipts/') })).json()).toHaveProperty('error')
  })
})

test('a file name cannot end its header', () => {
  expect(attachmentDisposition('a"; x=\r\n../b%.pdf')).toBe(
    `attachment; filename="a__ x=__.._b_.pdf"; filename*=UTF-8''a%22%3B%20x%3D__.._b%25.pdf`,
  )
})

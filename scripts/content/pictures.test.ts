import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describePicture, pictureMarkup } from './pictures.ts'

function drawn(width: number, height = 20): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

test.each([
  [120, [120]],
  [400, [400]],
  [500, [400, 500]],
  [1392, [400, 696, 1044, 1392]],
  [3000, [400, 696, 1044, 1392]],
])('a picture of %i px is drawn no wider than it is, and than a screen shows', async (width, widths) => {
  const { outputs } = await describePicture('content/blog/ice.png', await drawn(width))

  for (const format of ['avif', 'webp'])
    expect(outputs.filter((one) => one.format === format).map((one) => one.width)).toEqual(widths)
  for (const { url, width: drawnWidth, format } of outputs)
    expect(url).toMatch(new RegExp(`^/_astro/ice\\.[\\w-]{8}-${drawnWidth}\\.${format}$`))
})

test('a browser that knows no formats gets the width of the column, and the words of a picture stay words', async () => {
  const picture = await describePicture('content/blog/ice.png', await drawn(1200, 600))

  const html = pictureMarkup(picture, '"Ice" <b>&')

  expect(html).toContain('alt="&quot;Ice&quot; &lt;b>&amp;" width="1200" height="600"')
  expect(html).toMatch(/<img src="[^"]+-696\.webp"/)
})

test('a name with spaces and signs gives addresses that a list of them can hold', async () => {
  const picture = await describePicture('content/blog/Screen Shot, 10.12 at 50%.png', await drawn(500))

  const [, list = ''] = / srcset="([^"]+)"/.exec(pictureMarkup(picture, '')) ?? []
  expect(list.split(', ')).toEqual([400, 500].map((width) => expect.stringMatching(RegExp(`^[\\w/.-]+ ${width}w$`))))
})

test('a drawing is taken as it is', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')

  const picture = await describePicture('content/blog/ice.svg', svg)

  expect(picture).toMatchObject({ width: 30, height: 20, outputs: [{ format: 'copy', width: 30 }] })
  expect(pictureMarkup(picture, '')).toMatch(/^<img src="\/_astro\/ice\.[\w-]{8}\.svg" alt="" width="30" height="20"/)
})

import { describe, expect, test } from 'vitest'
import { withFigures, withoutBars } from './figures.ts'

const TABLE =
  '<div class="table-frame"><table><thead><tr><th>owner</th><th align="right">cost</th></tr></thead>' +
  '<tbody><tr><td>checkout</td><td align="right">$6,400</td></tr><tr><td>nobody</td><td align="right">$1,600</td></tr>' +
  '<tr><td><strong>Total</strong></td><td><strong>$8,000</strong></td></tr></tbody></table></div>'

function charted(comment: string, table = TABLE) {
  return withFigures(`${table}\n<!-- chart: ${comment} -->\n<p>The bill.</p>`)
}

describe('a charted table', () => {
  test('is a numbered figure with its sentence as the caption', () => {
    const html = withFigures(`${TABLE}<p>Words.</p>${TABLE}<!-- chart: cost --><p>The bill.</p>${TABLE}`)

    expect(html).toContain('<p>Words.</p><figure class="figure"><div class="table-frame">')
    expect(html).toContain('<figcaption><strong>Chart 1.</strong> The bill.</figcaption></figure>')
    expect(html.match(/<figure/g)).toHaveLength(1)
  })

  test('has a bar beside each figure, as long as its share of the largest; a sum has none', () => {
    const html = charted('cost; nobody')

    expect(html).toContain('<span class="bar" style="--from:0;--to:1"></span>')
    expect(html).toContain('<span class="bar" data-lit="" style="--from:0;--to:0.25"></span>')
    expect(html.match(/class="bar"/g)).toHaveLength(2)
    expect(html.match(/class="bar-cell"/g)).toHaveLength(4)
  })

  test.each([
    ['what a cell says from one figure to another', 'claim', ['n', 'claim'], ['25', 'between 75% and 90%']],
    ['from one column to another', 'Low to High', ['Low', 'Likely', 'High'], ['4', '6', '16']],
  ])('draws %s', (_, comment, heads, cells) => {
    const rows = `<tr><th>${heads.join('</th><th>')}</th></tr><tr><td>${cells.join('</td><td>')}</td></tr>`

    const html = charted(comment, `<div class="table-frame"><table>${rows}</table></div>`)

    expect(html).toContain('--from:0.25;--to:1')
  })

  test('fails where there is no figure to draw', () => {
    expect(() => charted('owner')).toThrow('"checkout" holds no figure')
  })

  test('and a drawing are numbered in the order of the text', () => {
    const drawing = '<div class="drawing"><p>4</p></div><ul class="legend"><li>four</li></ul>'
    const html = withFigures(
      `<!-- drawing: week-hours --><p>First.</p>${TABLE}<!-- chart: cost --><p>Second.</p>`,
      new Map([['week-hours', drawing]]),
    )

    expect(html).toContain(`${drawing}<figcaption><strong>Chart 1.</strong> First.`)
    expect(html).toContain('<strong>Chart 2.</strong> Second.')
    expect(withoutBars(html)).toContain('<figure class="figure"><ul class="legend"><li>four</li></ul>')
  })

  test('fails where comments and drawings do not match', () => {
    expect(() => withFigures('<!-- drawing: week-hours --><p>A week.</p>')).toThrow('"week-hours"')
    expect(() => withFigures('<p>A week.</p>', new Map([['week-hours', '']]))).toThrow('"week-hours"')
  })

  test('has no bars for readers elsewhere', () => {
    expect(withoutBars(charted('cost'))).not.toContain('bar')
  })
})

/** Who writes in the demo, and for what. Invented, and the same in each demo. */
export const PEOPLE = ['Ines Barros', 'Corin Vale', 'Mara Lindqvist'] as const

export interface DemoVisitor {
  name: string
  firm: string
}

export const VISITORS = [
  'Rosalind Achterberg, Tidewell Pharmacies',
  'Davor Ilic, Grantham Rail Parts',
  'Wilhelmina Quist, Quist Cold Stores',
  'Tomasz Wieland, Halvorsen Cold Storage',
  'Amara Diallo, Kestrel Freight',
  'Yusuf Erkan, Bosphorus Tiles',
  'Priya Raman, Lantern Schools',
  'Leif Sandvik, Fjordline Ferries',
  'Chiara Bellomo, Ospedale Verde',
  'Marcus Obi, Redgate Housing',
  'Hannah Weiss, Rheingold Press',
  'Kenji Mori, Aoba Instruments',
  'Sofia Petrova, Baltic Grain',
  'Nadia Haddad, Cedar Clinics',
  'Owen Pritchard, Severn Water Trust',
].map((line) => {
  const [name = '', firm = ''] = line.split(', ')
  return { name, firm }
}) as [DemoVisitor, ...DemoVisitor[]] // the lines above

/** What they ask, with the service it is about. */
export const QUESTIONS = [
  ['cloud', 'We run 41 branches from one server room. What does moving it cost, without closing on a Saturday?'],
  ['devops', 'Each release takes a Saturday and four people. We want weekdays, and to be able to go back.'],
  ['web', 'Our order page loses one customer in five at the address step. Can you look at it before spring?'],
  ['data', 'Sales, stock and the till each tell another figure every Monday. We need one that all three believe.'],
  ['qa-testing', 'Nobody dares to touch the price module. We want tests around it before the next tariff.'],
  ['software', 'A planning sheet of 14,000 rows runs our depot. It has one author, and she retires in June.'],
  ['mvp', 'We have eight weeks and one pilot customer. What can be left out?'],
] as const

export const ANSWERS = [
  'thank you for writing. This takes 6 to 9 weeks with two engineers. Could we talk on Thursday?',
  'we have done this twice for firms of your size. The first step is a week on your side, and it is free.',
  'yes, and without a closed Saturday. For a fixed price we need a look at one branch.',
  'that is smaller than it feels: about four weeks. I attach nothing yet, because I would only guess.',
] as const

/** How long ago open requests came, hours: from just now to late. */
export const OPEN_HOURS = [
  0.2, 0.6, 1.5, 3, 4.5, 6, 8, 10, 12, 14, 16, 17.5, 19, 20.5, 21.8, 22.7, 23.6, 26, 31,
] as const
/** The same of applications, whose promise is longer. */
export const APPLICATION_HOURS = [5, 19, 27, 40] as const
/** How long ago answered requests came, and how long their answer took, hours. */
export const ANSWERED_HOURS: readonly (readonly [number, number])[] = Array.from({ length: 31 }, (_, at) => [
  30 + at * 21,
  [0.4, 1.2, 3.1, 5.5, 9, 14, 20, 26][at % 8] ?? 1,
])

import { expect, test } from 'vitest'
import { internship, internshipDialog, internshipMessage, readInternshipMessage } from './internship.ts'

const PERSON = { fullName: 'Ada Byron', university: 'Ohio State' }

test('the message holds every answer of the page, and gives them back', () => {
  const answers = {
    ...PERSON,
    major: 'Hydrography: tides',
    graduationYear: '2026',
    internshipTrack: 'web-development',
    availability: '10-15',
    experience: 'basic',
    portfolio: 'https://ada.example',
    motivation: 'Two reasons.\n\nMotivation\nHR contact: nobody\n\nHR contact: me',
  }

  expect(readInternshipMessage(internshipMessage(answers, 'hr@x.example'), internship)).toEqual(answers)
})

test('an answer that names the next part of the message stays whole', () => {
  const answers = { ...PERSON, experience: 'Shops.\n\n\nMotivation\nHelping people.', motivation: 'To learn.' }

  expect(readInternshipMessage(internshipMessage(answers, 'hr@x.example'), internshipDialog)).toMatchObject({
    experience: 'Shops.\nMotivation\nHelping people.',
    motivation: 'To learn.',
  })
})

test('what was not asked or not answered stays empty', () => {
  const answers = { ...PERSON, internshipTrack: 'ai-tools', experience: 'A year\nat sea.', motivation: 'To learn.' }

  expect(readInternshipMessage(internshipMessage(answers, 'hr@x.example'), internshipDialog)).toEqual(answers)
  const nothing = { experience: '', motivation: '', internshipTrack: '' }
  expect(readInternshipMessage('Hello', internshipDialog)).toEqual(nothing)
})

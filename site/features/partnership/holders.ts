/** From the first talk with a client on. */
export const STAGES = ['First talk', 'Proposal', 'Planning', 'Build', 'Support'] as const

export type Holder = 'You' | 'We' | 'Together'

/** Who holds the client at each stage, by partnership type, as the partnership article tells it; a test compares. */
export const HOLDERS: Readonly<Record<string, { kind: string; holders: readonly Holder[] }>> = {
  referral: { kind: 'Referral', holders: ['You', 'We', 'We', 'We', 'We'] },
  affiliate: { kind: 'Affiliate', holders: ['You', 'We', 'We', 'We', 'We'] },
  strategic: { kind: 'Strategic', holders: ['You', 'Together', 'Together', 'Together', 'We'] },
  'white-label': { kind: 'White-label', holders: ['You', 'You', 'Together', 'We', 'You'] },
}

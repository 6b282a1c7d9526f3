/**
 * What the owner adds to an enquiry, each a database column of the same name. The desk, exports and erasure follow from
 * this list.
 */
export const followUpColumns = ['note', 'taken_by', 'outcome'] as const

export type FollowUpRow = Record<'note' | 'taken_by', string | null> & { outcome: 'won' | 'lost' | null }

/** The most characters of what is typed. */
export const followUpLimits = { note: 5000, taken_by: 100 } as const

/** States that the owner gives an enquiry. All but the first count as handled. */
export const followUpStates = ['open', 'answered', 'won', 'lost'] as const
export type FollowUpState = (typeof followUpStates)[number]

export const followUpStateOf = ({
  handled_at,
  outcome,
}: Pick<FollowUpRow, 'outcome'> & { handled_at: number | null }): FollowUpState =>
  handled_at === null ? 'open' : (outcome ?? 'answered')

/** How long an enquiry is kept. The daily clean-up enforces it. */
export const retentionDays = 730

/** The same in words, for visitors, and as precisely as a policy says it. */
export const retentionYears = 'two years'
export const retentionPeriod = `${retentionYears} (${retentionDays} days)`

/** How long an unconfirmed address is kept, counted from the last request to subscribe it. */
export const unconfirmedDays = 30

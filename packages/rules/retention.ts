/** How long an enquiry is kept. The daily clean-up enforces it, and the privacy page quotes it. */
export const retentionDays = 730

/** How long an unconfirmed address is kept, counted from the last request to subscribe it. */
export const unconfirmedDays = 30

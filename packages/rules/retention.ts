/** How long an enquiry is kept. The daily clean-up keeps this promise and the privacy page quotes it. */
export const retentionDays = 730

/** How long an address waits for its confirmation, from the last time that somebody asked for the newsletter with it. */
export const unconfirmedDays = 30

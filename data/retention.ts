/** How long an enquiry is kept. The daily clean-up keeps this promise and the privacy page quotes it. */
export const retentionDays = 730

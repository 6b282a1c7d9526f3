/** Days besides weekends and public holidays on which the office is closed, as ISO dates such as '2027-12-24'. */
export const closedDays: readonly string[] = []

/** Said where the code of a part of the page does not arrive, and where a form is sent without it while offline. */
export const partMissing =
  'That did not work, because something could not be loaded. Check your connection and try again. If that does not help, reload the page or write to'

/** Said where the code of a part of the page does not arrive. */
export const partMissing = {
  text: 'This part of the page could not be loaded. Check your connection, then reload the page. Everything else on it works.',
  contact: 'Contact us',
}

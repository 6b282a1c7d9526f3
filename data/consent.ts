/** The words around the visitor's choice on optional services. */
export const consent = {
  title: 'Optional services',
  text: 'This site works fully without them. They load only if you agree, and you can change your mind at the foot of every page.',
  policy: 'What each of them keeps',
  accept: 'Accept all',
  reject: 'Reject all',
  oneByOne: 'Choose one by one',
  save: 'Save this choice',
  open: 'Cookie choices',
  close: 'Close',
  signal:
    'Your browser sends Global Privacy Control. We count it as a refusal: none of these services loads while it is on.',
  frame: {
    text: 'This tool is run by its provider. Here it loads once you agree; in a tab of its own it opens at once.',
    grant: 'Load the tool here',
    open: 'Open the tool in a new tab',
  },
}

const markup = '</script></title>"><img src=x onerror=pwned(300)><script>pwned(301)</script>'

const recordOf = (id: string, url: string) => ({
  place: 2,
  title: `${markup} ${id}`,
  description: markup,
  drawing: 'streaming-cost',
  url,
  category: markup,
  icon: 'broadcast',
  tags: [markup],
  detailedDescription: markup,
  features: [markup],
})

/** Records of tools, by their ids, that would break out of the page with all that they say. */
export const hostileTools = {
  own: recordOf('own', '/apps/live-streaming-cost-calculator"onload="pwned(302)'),
  foreign: recordOf('foreign', 'https://evil.example/pwned"><script>pwned(303)</script>'),
}

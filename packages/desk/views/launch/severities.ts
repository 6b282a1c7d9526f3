export const severities = {
  must: 'Must be done before the launch',
  should: 'Should be done',
  may: 'Worth a look',
}

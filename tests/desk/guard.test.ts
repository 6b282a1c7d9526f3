import { checkRequest } from '@lintel/desk/server/guard.ts'
import { expect, test } from 'vitest'

const guarded = {
  origins: ['http://desk-0123.localhost:4100'],
  keys: { redeem: (shown: string) => shown === 'shown-once' },
  session: 'kept',
  secret: 'of the window',
  methods: ['GET', 'HEAD', 'POST'],
  allowedDestinations: [],
}
/** The site beside the window. */
const frame = {
  ...guarded,
  keys: undefined,
  methods: ['GET', 'HEAD'],
  allowedDestinations: ['iframe', 'image'],
}

const own = { host: 'desk-0123.localhost:4100', cookie: 'other=1; desk=kept' }
const post = {
  ...own,
  origin: guarded.origins[0],
  'content-type': 'application/json',
  'x-desk-window': 'of the window',
}

test.each([
  ['a page, with the cookie', 'GET', '/pages', own],
  ['a page that the desk itself asks for', 'GET', '/pages', { ...own, 'sec-fetch-site': 'same-origin' }],
  ['an address that somebody typed', 'GET', '/pages', { ...own, 'sec-fetch-site': 'none' }],
  ['an action, asked for by the desk', 'POST', '/api/pages/list', post],
])('%s is answered', (_, method, url, headers) => {
  expect(checkRequest({ method, url, headers }, guarded)).toEqual({ kind: 'answer' })
})

test('Safari has an address of its own', () => {
  const both = { ...guarded, origins: [...guarded.origins, 'http://127.0.0.1:4100'] }
  const headers = { ...post, host: '127.0.0.1:4100', origin: 'http://127.0.0.1:4100' }
  const request = { method: 'POST', url: '/api/pages/list', headers }
  expect(checkRequest(request, both)).toEqual({ kind: 'answer' })
  const other = { ...request, headers: { ...headers, origin: guarded.origins[0] } }
  expect(checkRequest(other, both)).toMatchObject({ status: 403 })
})

test('the key in the address becomes a cookie that no script reads, and is gone from the address', () => {
  const request = { method: 'GET', url: '/pages?key=shown-once&open=1', headers: { host: own.host } }
  expect(checkRequest(request, guarded)).toEqual({
    kind: 'open',
    path: '/pages?open=1',
    cookie: 'desk=kept; Path=/; HttpOnly; SameSite=Strict',
  })
})

test('no address leads on to another site', () => {
  for (const url of ['/.//host/?key=shown-once', '/..//host/?key=shown-once', '/.///host?key=shown-once'])
    expect(checkRequest({ method: 'GET', url, headers: { host: own.host } }, guarded)).toMatchObject({
      path: expect.stringMatching(/^\/host/),
    })
})

test.each([
  ['no cookie', 'GET', '/', { host: own.host }],
  ['the cookie of another start', 'GET', '/', { ...own, cookie: 'desk=former' }],
  ['a cookie that ends with ours', 'GET', '/', { ...own, cookie: 'desk=xkept' }],
  ['a cookie of another name', 'GET', '/', { ...own, cookie: 'xdesk=kept' }],
  ['a wrong key', 'GET', '/?key=guessed', { host: own.host }],
  ['a wrong key beside the cookie', 'GET', '/?key=', own],
  ['no host', 'GET', '/', { cookie: own.cookie }],
  ['a name that leads here (DNS rebinding)', 'GET', '/', { ...own, host: 'rebound.example:4100' }],
  ['such a name with the key', 'GET', '/?key=shown-once', { host: 'rebound.example:4100' }],
  ['another name of this machine', 'GET', '/', { ...own, host: 'localhost:4100' }],
  ['the address of this machine', 'GET', '/', { ...own, host: '127.0.0.1:4100' }],
  ['the name of another start', 'GET', '/', { ...own, host: 'desk-4567.localhost:4100' }],
  ['another port of this machine', 'GET', '/', { ...own, host: 'desk-0123.localhost:4101' }],
  ['no port', 'GET', '/', { ...own, host: 'desk-0123.localhost' }],
  ['an address elsewhere', 'GET', 'http://other.example/', own],
  ['a post of another site', 'POST', '/api/pages/list', { ...post, origin: 'https://other.example' }],
  ['a post of the frame', 'POST', '/api/pages/list', { ...post, origin: 'http://desk-0123.localhost:4101' }],
  ['a post of a sandboxed page', 'POST', '/api/pages/list', { ...post, origin: 'null' }],
  ['a post of nobody', 'POST', '/api/pages/list', { ...own, 'content-type': 'application/json' }],
  ['a post without the cookie', 'POST', '/api/pages/list', { ...post, cookie: '' }],
  [
    'a post without the secret of the window',
    'POST',
    '/api/pages/list',
    { ...post, 'x-desk-window': undefined },
  ],
  ['a post with another secret', 'POST', '/api/pages/list', { ...post, 'x-desk-window': 'kept' }],
  ['a page at another port', 'GET', '/', { ...own, 'sec-fetch-site': 'same-site' }],
  [
    'a picture for a page at another port',
    'GET',
    '/',
    { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' },
  ],
  ['a key that is only looked at', 'HEAD', '/?key=shown-once', { host: own.host }],
  ['a link on another site', 'GET', '/', { ...own, 'sec-fetch-site': 'cross-site' }],
])('%s is refused', (_, method, url, headers) => {
  expect(checkRequest({ method, url, headers }, guarded)).toMatchObject({ status: 403 })
})

test('other methods, and forms of other sites, which need no consent of this one, are refused', () => {
  expect(checkRequest({ method: 'DELETE', url: '/', headers: post }, guarded)).toMatchObject({ status: 405 })
  const form = { ...post, 'content-type': 'text/plain' }
  expect(checkRequest({ method: 'POST', url: '/', headers: form }, guarded)).toMatchObject({ status: 415 })
})

test.each([
  ['window', 'GET', guarded],
  ['window', 'HEAD', guarded],
  ['frame', 'GET', frame],
  ['frame', 'HEAD', frame],
])('an action of the %s is not run by %s, and nothing behind it gets the cookie', (_, method, server) => {
  const request = { method, url: '/api/pages/list', headers: own }
  expect(checkRequest(request, server)).toMatchObject({ kind: 'refuse', status: 405 })
})

test('the key opens the desk where a file has led to it, which browsers take for another site', () => {
  const headers = { host: own.host, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
  expect(checkRequest({ method: 'GET', url: '/?key=shown-once', headers }, guarded)).toMatchObject({
    kind: 'open',
  })
})

test('the frame takes no key', () => {
  const request = { method: 'GET', url: '/?key=shown-once', headers: { host: own.host } }
  expect(checkRequest(request, frame)).toMatchObject({ status: 403 })
})

test.each(['iframe', 'image'])('the window beside the frame shows what is asked for as %s', (destination) => {
  const headers = { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': destination }
  expect(checkRequest({ method: 'GET', url: '/', headers }, frame)).toEqual({ kind: 'answer' })
})

test.each(['script', 'empty', 'document', 'object', 'style'])('and nothing as %s', (destination) => {
  const headers = { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': destination }
  expect(checkRequest({ method: 'GET', url: '/', headers }, frame)).toMatchObject({ status: 403 })
})

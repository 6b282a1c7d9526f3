import { connect } from 'node:net'

/**
 * One client on many connections, each of which always has requests that are not answered yet: a process of its own, because
 * it would slow those who measure.
 */
const [port, localAddress, connections, ahead] = process.argv.slice(2)
const requests = 'HEAD /robots.txt HTTP/1.1\r\nHost: site.test\r\n\r\n'.repeat(Number(ahead))

for (let count = 0; count < Number(connections); count += 1) {
  let unanswered = Number(ahead)
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress })
  socket.write(requests)
  socket.on('data', (bytes) => {
    unanswered -= bytes.toString().split('HTTP/1.1 200').length - 1
    if (unanswered > 0) return
    unanswered += Number(ahead)
    socket.write(requests)
  })
}

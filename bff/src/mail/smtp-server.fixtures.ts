import { createServer, type AddressInfo } from 'node:net';

/** The few lines of a mail server that a client talks to. */
export function smtpServer() {
  let received = '';
  const server = createServer((socket) => {
    let inBody = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (inBody) {
          received += `${line}\n`;
          if (line === '.') {
            inBody = false;
            socket.write('250 ok\r\n');
          }
        } else if (line.startsWith('DATA')) {
          inBody = true;
          socket.write('354 go\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else if (line) socket.write('250 ok\r\n');
      }
    });
  });
  return {
    listen: () =>
      new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      }),
    received: () => received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { testConfig } from '../testing/test-config.ts';
import { deliver, mailFolder } from './mail-transport.ts';

/** The few lines of a mail server that a client talks to. */
function smtpServer() {
  let received = '';
  let inBody = false;
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
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

const mail = {
  id: '0123456789abcdef01234567',
  from: 'Muster <no-reply@muster.test>',
  to: ['ada@muster.test'],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

it('hands mails to the configured server and keeps none on disk', async () => {
  const server = smtpServer();
  const config = testConfig({ smtpUrl: `smtp://127.0.0.1:${await server.listen()}` });
  const messageId = await deliver(config, mail);
  expect(messageId).toBe('<0123456789abcdef01234567@localhost>');
  expect(server.received()).toContain(`Message-ID: ${messageId}`);
  expect(server.received()).toContain('To: ada@muster.test');
  expect(existsSync(mailFolder(config))).toBe(false);
  await server.close();
});

it('fails when the server is away, so that the outbox tries again', async () => {
  const server = smtpServer();
  const port = await server.listen();
  await server.close();
  await expect(
    deliver(testConfig({ smtpUrl: `smtp://127.0.0.1:${port}` }), mail),
  ).rejects.toThrow();
});

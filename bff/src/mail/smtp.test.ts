import { existsSync } from 'node:fs';
import { testConfig } from '../testing/test-config.ts';
import { deliver, mailFolder } from './mail-transport.ts';
import { smtpServer } from './smtp-server.fixtures.ts';

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

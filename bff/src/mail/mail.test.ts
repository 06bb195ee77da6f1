import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { visitor } from '../testing/agent.ts';
import { createLog } from '../log.ts';
import { runOutbox } from '../outbox/outbox-worker.ts';
import type { Domain } from '../domain.ts';
import { EmailMessageModel } from './email-message.model.ts';
import { renderMail } from './render-mail.ts';
import { sendMail } from './send-mail.ts';
import { mailTemplates } from './templates/all-templates.ts';
import type { MailTemplate } from './template.ts';

let test: TestApp;
let minted = 0;
const minters: Domain = {
  name: 'minters',
  tokens: { password_reset: async () => `clear-token-${(minted += 1)}` },
};

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = () => runOutbox({ domains: [minters], config: test.config, log: createLog('silent') });
const queue = (firstName = 'Ada') =>
  transact(systemContext('test'), (tx) =>
    sendMail(tx, {
      template: 'password_reset',
      to: 'ada@muster.test',
      userId: new Types.ObjectId(),
      variables: { firstName, nextPath: '' },
    }),
  );

it('creates the token when it sends, and stores only a placeholder', async () => {
  const id = await queue();
  expect((await EmailMessageModel.findById(id).lean())?.status).toBe('queued');
  expect(minted).toBe(0);
  await run();
  const stored = await EmailMessageModel.findById(id).lean();
  expect(stored).toMatchObject({ status: 'sent', subject: 'Set a new password' });
  expect(JSON.stringify(stored)).not.toContain('clear-token');
  const eml = readFileSync(join(test.config.dataDir, 'mail', `${id.toHexString()}.eml`), 'utf8');
  expect(eml).toContain('To: ada@muster.test');
  expect(eml.replace(/=\r?\n/g, '')).toContain('/sign-in/reset#clear-token-1');

  const { body } = await visitor(test.app).get(`/dev/mailbox/${id.toHexString()}`);
  expect(body.text).toContain('http://localhost:4000/sign-in/reset#clear-token-1');
  const list = await visitor(test.app).get('/dev/mailbox?to=ada@muster.test');
  expect(list.body).toHaveLength(1);
});

it('sends a mail once, even if its event arrives twice', async () => {
  const id = await queue();
  await run();
  const before = minted;
  const { OutboxModel } = await import('../outbox/outbox-event.model.ts');
  await OutboxModel.updateMany({}, { $set: { status: 'pending' } });
  await run();
  expect(minted).toBe(before);
  expect((await EmailMessageModel.findById(id).lean())?.status).toBe('sent');
});

it('keeps a mail that cannot be sent for a later attempt', async () => {
  const id = await queue();
  await runOutbox({ domains: [], config: test.config, log: createLog('silent') });
  expect(await EmailMessageModel.findById(id).lean()).toMatchObject({
    status: 'queued',
    attempts: 1,
    lastError: 'Nobody makes tokens for password_reset',
  });
});

it('shows no mailbox without demo data', async () => {
  const { createApp } = await import('../app.ts');
  const app = createApp({
    config: { ...test.config, seed: 'none' },
    log: createLog('silent'),
    domains: test.domains,
  });
  const { body } = await visitor(app).get('/dev/mailbox');
  expect(body.error.code).toBe('FEATURE_DISABLED');
});

const hostile = (name: string) => `<b>${name}</b>\r\nBcc: all@muster.test`;
const isPath = (name: string) => /path$/i.test(name);
/** Data for bundling several mails into one, and flags that select a sentence. */
const isUnread = (name: string) =>
  isPath(name) || ['ids', 'notes', 'account', 'mayAnswer'].includes(name);
function sampleOf(name: string): string {
  if (isPath(name)) return '/notes';
  if (name !== 'groups') return hostile(name);
  const items = [{ title: hostile(name), path: '/notes' }];
  return JSON.stringify([{ heading: hostile('heading'), items }]);
}

describe.each(Object.entries<MailTemplate>(mailTemplates))('the template %s', (_key, template) => {
  const variables = Object.fromEntries(template.variables.map((name) => [name, sampleOf(name)]));
  const write = (values: Record<string, string>) =>
    renderMail(template, values, new URL('https://muster.test'), () => 'the-token');
  const mail = write(variables);
  // The sender's own text replaces the template's sentences.
  const { text: _ownText, ...others } = variables;
  const usual = write(others);

  it('renders text and HTML with every variable, and escapes markup and line breaks', () => {
    const unsaid = template.variables.filter((name) => {
      const { text, subject } = name === 'text' ? mail : usual;
      return !isUnread(name) && !`${text}${subject}`.includes(name);
    });
    expect(unsaid).toEqual([]);
    expect(usual.html).not.toContain('<b>');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    // The text contains the page's links as addresses; some mails have none.
    const isLinked = mail.html.includes('href="https://');
    expect(isLinked && !/https:\/\/muster\.test\/\S*$/m.test(mail.text)).toBe(false);
  });
});

it('leaves no half-written file', () => {
  const folder = join(test.config.dataDir, 'mail');
  expect(existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.new'))).toBe(
    false,
  );
});

import {
  mayHold,
  parseTemplate,
  templateFault,
  templateVariables,
  type Role,
} from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { EmailTemplateModel } from '../../mail/email-template.model.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { mailTemplates } from '../../mail/templates/all-templates.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { variablesOf } from './template-variables.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());
beforeEach(() => EmailTemplateModel.deleteMany({}));

const path = '/email-templates/position_filled';
const words = { subject: 'News about {{title}}', body: 'Dear {{firstName}},\n\nit is over.' };
const change = (changes: object, version = 1, who = admin) => who.patch(path, { version, changes });

describe.each(Object.entries<MailTemplate>(mailTemplates))('the mail %s', (_key, template) => {
  const names = [template.subject, template.body].flatMap((source) => [
    ...parseTemplate(source).names,
  ]);

  it('contains only what its readers may know, and its shipped text can be saved', () => {
    for (const name of names)
      expect([name, mayHold(template.audience, name)]).toEqual([name, true]);
    const known = new Set(variablesOf(template));
    for (const source of [template.subject, template.body])
      expect(templateFault(source, known)).toBeNull();
  });
});

it('there is no variable for a rate, a private note or another client', () => {
  for (const name of Object.keys(templateVariables))
    expect(name).not.toMatch(/rate|pay|bill|amount/i);
  expect(mayHold('client', 'company')).toBe(false);
  expect(mayHold('anyone', 'company')).toBe(false);
  expect(mayHold('candidate', 'companyName')).toBe(false);
  expect(mayHold('staff', 'constructor')).toBe(false);
});

it('uses the agency’s text from the moment it is saved', async () => {
  const saved = await change(words);
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ ...words, isEdited: true, version: 2 });
  const id = await transact(systemContext('test'), (tx) =>
    sendMail(tx, {
      template: 'position_filled',
      to: 'ada@people.test',
      variables: { firstName: 'Ada', title: 'Engineer', agencyName: 'Northbeam' },
    }),
  );
  await test.runEvents();
  const mail = await EmailMessageModel.findById(id).lean();
  expect(mail).toMatchObject({ status: 'sent', subject: 'News about Engineer' });
  expect(mail?.text).toContain('Dear Ada,\n\nit is over.');
});

it('keeps earlier texts, and can return to the shipped one', async () => {
  await change(words);
  await change({ body: 'Another text.' }, 2);
  const restored = await admin.post(`${path}/actions/restore-default`, { version: 3 });
  expect(restored.body).toMatchObject({
    isEdited: false,
    subject: 'The search for {{title}} has ended',
  });
  expect(restored.body.revisions).toMatchObject([
    { revision: 3, body: 'Another text.' },
    { revision: 2, body: words.body, by: { name: expect.any(String) } },
    { revision: 1, by: null },
  ]);
});

it.each([
  ['body', { body: 'The rate is {{payRate}}' }, 'TEMPLATE_UNKNOWN_VARIABLE'],
  ['subject', { subject: 'Hello {{company}}' }, 'TEMPLATE_UNKNOWN_VARIABLE'],
  ['body', { body: 'Hello {{firstName' }, 'TEMPLATE_SYNTAX'],
  ['body', { body: '{{#title}}Hello' }, 'TEMPLATE_SYNTAX'],
  ['subject', { subject: 'Hello\r\nBcc: all@people.test' }, 'INVALID_FORMAT'],
])('refuses a %s that would fail, with the error at its field', async (field, changes, code) => {
  const { status, body } = await change(changes);
  expect(status).toBe(422);
  expect(body.error.fields).toMatchObject([{ path: `changes.${field}`, code }]);
  expect(await EmailTemplateModel.countDocuments()).toBe(0);
});

it('requires the link for which a mail is sent', async () => {
  const { body } = await admin.patch('/email-templates/password_reset', {
    version: 1,
    changes: { body: 'Set a new password.' },
  });
  expect(body.error.fields).toMatchObject([
    { path: 'changes.body', code: 'TEMPLATE_LINK_MISSING' },
  ]);
});

it('returns the present text to a user who changed an older one', async () => {
  await change(words);
  const { status, body } = await change({ body: 'Too late.' }, 1);
  expect(status).toBe(409);
  expect(body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { body: words.body } },
  });
});

it('previews a text before it is saved, and escapes markup in values', async () => {
  const { body } = await admin.post(`${path}/actions/preview`, {
    subject: 'About {{title}}',
    body: '## News\n\n<b>{{firstName}}</b>\n\n[Open](https://northbeam.test/jobs)',
  });
  expect(body.subject).toBe('About Senior backend engineer');
  expect(body.html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
  expect(body.html).toContain('href="https://northbeam.test/jobs"');
  expect(body.text).toContain('NEWS');
});

it('sends a test mail to oneself, marked as a test', async () => {
  const { body } = await admin.post(`${path}/actions/test`, {});
  expect(body).toEqual({ to: admin.user.email });
  await test.runEvents();
  const [mail] = await EmailMessageModel.find({ template: 'template_test' }).lean();
  expect(mail).toMatchObject({ status: 'sent', to: [admin.user.email] });
  expect(mail?.subject).toBe('Test: The search for Senior backend engineer has ended');
});

it('is rehearsed on real people with masked names, and sends nothing', async () => {
  await createCandidateRecord({ firstName: 'Zuzana', email: null, emailNorm: null });
  await createCandidateRecord({ firstName: 'Quentin', status: 'do_not_contact' });
  const before = await EmailMessageModel.countDocuments();
  const { body } = await admin.post(`${path}/actions/rehearse`, {});
  expect(body.data.map(({ outcome }: { outcome: string }) => outcome).slice(0, 2)).toEqual([
    'do_not_contact',
    'no_email',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Zuzana|Quentin|@/);
  expect(await EmailMessageModel.countDocuments()).toBe(before);
});

it.each<Role>(['recruiter', 'account_manager', 'vetter', 'team_lead', 'finance_hr'])(
  'a %s reads the platform’s texts but cannot change them',
  async (role) => {
    const other = await signInAs(test, role);
    const { body } = await other.get('/email-templates');
    expect(body.data.length).toBeGreaterThan(30);
    expect(body.data[0].allowedActions).toEqual([]);
    expect((await change(words, 1, other)).status).toBe(403);
  },
);

it.each<Role>(['staff_viewer', 'client_admin', 'candidate'])(
  'a %s sees no templates',
  async (role) => {
    const other = await signInAs(test, role);
    expect((await other.get('/email-templates')).status).toBe(403);
  },
);

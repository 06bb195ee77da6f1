import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clientRoles,
  commonVariables,
  mayHold,
  templateVariables,
  type MessagePreview,
} from '@muster/contracts';
import PostalMime from 'postal-mime';
import { CandidateModel } from '../records/candidates/candidate.model.ts';
import { createMessageRecord } from '../domains/messages/message.fixtures.ts';
import { EmailMessageModel } from '../mail/email-message.model.ts';
import { mailFolder } from '../mail/mail-transport.ts';
import { OutboxModel } from '../outbox/outbox-event.model.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { agencySecretsIn, plantAtClient, type ClientScene } from './client-secrets.fixtures.ts';
import { openWorld, type World } from './world.fixtures.ts';

let world: World;
let keeper: SignedIn;
let scene: ClientScene;
beforeAll(async () => {
  world = await openWorld();
  keeper = await signInAs(world.test, 'admin');
  scene = await plantAtClient(world, keeper);
}, 120_000);
afterAll(() => world.close());

const writers = ['owner', 'admin', 'team_lead', 'account_manager'] as const;
/** Data that no mail may contain has no variables. */
const unknown = ['rate', 'payRate', 'billRate', 'margin', 'privateNote', 'otherClient'];
const names = [...Object.keys(templateVariables), ...unknown];
const asking = (all: readonly string[]) => all.map((name) => `${name}: {{${name}}}`).join('\n');
/** All variables of platform mails, and some that none has. */
const everything = { subject: 'All of it', text: asking(names) };

const toClient = () => ({
  subjectType: 'company',
  subjectId: world.company._id.toHexString(),
  recipientIds: clientRoles.map((role) => world.as(role).userId),
});
const toPerson = () => ({
  subjectType: 'candidate',
  subjectId: scene.waiting.candidateId.toHexString(),
  applicationId: scene.waiting._id.toHexString(),
});
/** Text that no reader at the client may see; a reader of the bill rate gets the same mail. */
const told = (text: string) => clientRoles.flatMap((role) => agencySecretsIn(text, role));
const namesOf = ({ missing }: MessagePreview) => missing.map(({ name }) => name);
const keyed = (who: SignedIn, path: string, body: object) =>
  who.post(path, body).set('Idempotency-Key', crypto.randomUUID());

/** Returns the sent mail with its headers. */
async function sent(who: SignedIn, body: object): Promise<string> {
  const draft = await who.post('/messages', body);
  expect([draft.status, draft.body.error ?? null]).toEqual([201, null]);
  const { id } = draft.body as { id: string };
  const answer = await keyed(who, `/messages/${id}/actions/send`, { version: 1, sendAt: null });
  expect(answer.status).toBe(200);
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await world.test.runEvents();
  expect(await EmailMessageModel.findById(id).lean()).toMatchObject({ status: 'sent' });
  const raw = readFileSync(join(mailFolder(world.test.config), `${id}.eml`));
  const { text = '', html = '', subject = '', attachments } = await PostalMime.parse(raw);
  expect(attachments).toEqual([]);
  return [raw.toString('utf8'), subject, text, html].join('\n');
}

describe.each(writers)('a mail from a %s to users of a client', (role) => {
  it('is filled with the client’s own data only', async () => {
    const who = world.as(role);
    const whom = toClient();
    const preview = await who.post('/messages/actions/preview', { ...whom, ...everything });
    expect(preview.status).toBe(200);
    expect(told(preview.text)).toEqual([]);
    const filled = commonVariables('client');
    expect(namesOf(preview.body as MessagePreview).toSorted()).toEqual(
      names.filter((name) => !filled.some((one) => one === name)).toSorted(),
    );
    // A mail with open variables is not sent.
    const draft = await who.post('/messages', { ...whom, ...everything });
    const refused = await keyed(who, `/messages/${draft.body.id}/actions/send`, {
      version: 1,
      sendAt: null,
    });
    expect(refused.body.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'text', code: 'VARIABLE_NOT_FILLED' }],
    });
    const text = preview.body.text.split('\n').filter((line: string) => !line.includes('{{'));
    const mail = await sent(who, { ...whom, subject: 'News', text: text.join('\n') });
    expect(mail).toContain(world.company.name);
    expect(told(mail)).toEqual([]);
  });

  it('contains no file and continues no conversation of a candidate or another client', async () => {
    const who = world.as(role);
    const mail = { ...toClient(), subject: 'News', text: 'Good morning' };
    for (const kind of ['shown', 'kept'] as const) {
      const attachmentIds = [scene.files[kind]];
      const { body } = await who.post('/messages', { ...mail, attachmentIds });
      expect(body.error.fields).toMatchObject([{ path: 'attachmentIds', code: 'NOT_FOUND' }]);
    }
    const person = { _id: scene.waiting.candidateId, email: 'person@people.test' };
    const earlier = await createMessageRecord(who.user._id, person, {
      status: 'sent',
      sentAt: new Date(),
      messageId: `<${crypto.randomUUID()}@localhost>`,
    });
    const answer = await who.post('/messages', { ...mail, replyToId: earlier._id.toHexString() });
    expect(answer.body.error.fields).toMatchObject([{ path: 'replyToId', code: 'NOT_FOUND' }]);
    const about = await who.post('/messages', {
      ...mail,
      applicationId: scene.waiting._id.toHexString(),
    });
    expect(about.body.error.fields).toMatchObject([{ path: 'applicationId', code: 'NOT_FOUND' }]);
  });

  it('begins with templates that contain only what clients may read', async () => {
    const who = world.as(role);
    const template = { scope: 'personal', topic: 'client_update', audience: 'client' };
    const make = (text: string) =>
      who.post('/email-templates', {
        ...template,
        name: `News ${crypto.randomUUID()}`.slice(0, 40),
        subject: 'News',
        body: text,
      });
    const foreign = names.filter((one) => !mayHold('client', one));
    const answers: [string, number][] = [];
    for (const name of foreign) answers.push([name, (await make(`{{${name}}}`)).status]);
    expect(answers).not.toEqual([]);
    expect(answers).toEqual(foreign.map((name) => [name, 422]));
    const made = await make(asking(commonVariables('client')));
    const fill = await who.post(`/email-templates/${made.body.id}/actions/fill`, toClient());
    expect(fill.body).toMatchObject({ missing: [] });
    expect(told(fill.text)).toEqual([]);
  });
});

describe.each(['admin', 'recruiter'] as const)('a mail from a %s to a candidate', (role) => {
  it('is filled with data of the job only, and reveals nothing internal to the agency', async () => {
    const who = role === 'admin' ? keeper : world.as(role);
    await CandidateModel.updateOne(
      { _id: scene.waiting.candidateId },
      { $set: { email: 'person@people.test', emailNorm: 'person@people.test' } },
    );
    const preview = await who.post('/messages/actions/preview', { ...toPerson(), ...everything });
    expect(preview.status).toBe(200);
    expect(told(preview.text)).toEqual([]);
    expect(namesOf(preview.body as MessagePreview)).toEqual(
      expect.arrayContaining(['companyName', ...unknown]),
    );
    const text = preview.body.text.split('\n').filter((line: string) => !line.includes('{{'));
    const mail = await sent(who, { ...toPerson(), subject: 'News', text: text.join('\n') });
    expect(mail).toContain(scene.job.title);
    expect(told(mail)).toEqual([]);
  });

  it('contains only what all recipients may read if it goes to many', async () => {
    const who = role === 'admin' ? keeper : world.as(role);
    const ids = [scene.waiting.candidateId.toHexString()];
    const foreign = names.filter((one) => !mayHold('candidate', one));
    const answers: [string, string | undefined][] = [];
    for (const name of foreign) {
      const { body } = await keyed(who, '/candidates/bulk/email', {
        ids,
        subject: 'News',
        text: `{{${name}}}`,
      });
      answers.push([name, body.error?.code]);
    }
    expect(answers).not.toEqual([]);
    expect(answers).toEqual(foreign.map((name) => [name, 'VALIDATION_FAILED']));
  });
});

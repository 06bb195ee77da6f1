import { dayMs, limits, screeningMailLanguages } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createOwnTemplate } from '../email-templates/own-template.fixtures.ts';
import { createForm } from './screening.fixtures.ts';
import type { ScreeningFormRecord } from '../../records/screening/screening-form.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const act = ({ _id }: ScreeningFormRecord, action: string, body: object) =>
  recruiter.post(`/screening-forms/${_id.toHexString()}/actions/${action}`, body);
const delivery = { version: 1, by: 'mail', message: null };
const mailsTo = ({ email }: Candidate) =>
  EmailMessageModel.find({ to: email ?? '' })
    .sort({ _id: 1 })
    .lean();

async function scene() {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  return { candidate, form: await createForm(candidate) };
}

it('sends the form at the chosen time, from which the days to answer count', async () => {
  const { candidate, form } = await scene();
  const at = inDays(3);
  const sent = await act(form, 'send', { ...delivery, sendAt: at.toISOString() });
  expect(sent.body).toMatchObject({
    status: 'sent',
    mailAt: at.toISOString(),
    dueAt: new Date(at.getTime() + form.dueInDays * dayMs).toISOString(),
    expiresAt: new Date(at.getTime() + limits.screening.life).toISOString(),
  });
  expect(await mailsTo(candidate)).toMatchObject([
    { template: 'screening_invite', status: 'scheduled', scheduledFor: at, waitsFor: 'sender' },
  ]);
});

it('cancels a scheduled mail if the link is closed and opened again', async () => {
  const { candidate, form } = await scene();
  await act(form, 'send', { ...delivery, sendAt: inDays(3).toISOString() });
  const closed = await act(form, 'disable-link', { version: 2, message: null });
  await act(form, 'enable-link', { ...delivery, version: closed.body.version });
  const mails = await mailsTo(candidate);
  expect(mails.map(({ status }) => status)).toEqual(['cancelled', 'queued']);
});

it.each([
  ['in the past', -1, 'IN_PAST'],
  ['too far ahead', 4000, 'OUT_OF_RANGE'],
] as const)('refuses a sending time %s', async (_when, days, code) => {
  const { candidate, form } = await scene();
  const refused = await act(form, 'send', { ...delivery, sendAt: inDays(days).toISOString() });
  expect(refused.body.error.fields).toMatchObject([{ path: 'sendAt', code }]);
  expect(await mailsTo(candidate)).toEqual([]);
});

it.each(screeningMailLanguages)('sends the form and its reminder in %s', async (language) => {
  const { candidate, form } = await scene();
  await act(form, 'send', { ...delivery, language, message: 'No rush.' });
  expect((await act(form, 'remind', { version: 2 })).status).toBe(200);
  const [invite, reminder] = await mailsTo(candidate);
  const isEnglish = language === 'en';
  expect([invite?.template, reminder?.template]).toEqual(
    isEnglish
      ? ['screening_invite', 'screening_reminder']
      : ['screening_in_words', 'screening_in_words'],
  );
  const words = Object.values(invite?.variables ?? {}).join('\n');
  for (const part of [candidate.firstName, form.title, 'No rush.', '3'])
    expect(words).toContain(part);
  expect(words).not.toMatch(/undefined|\{\{/);
});

it('keeps the language of a form that is opened again', async () => {
  const { candidate, form } = await scene();
  await act(form, 'send', { ...delivery, language: 'pl' });
  const closed = await act(form, 'disable-link', { version: 2, message: null });
  await act(form, 'enable-link', { ...delivery, version: closed.body.version });
  expect((await mailsTo(candidate)).map(({ variables }) => variables['linkLabel'])).toEqual([
    'Odpowiedz na pytania',
    'Odpowiedz na pytania',
  ]);
});

it('sends custom words that began as a template, with link and deadline below them', async () => {
  const { candidate, form } = await scene();
  const template = await createOwnTemplate(recruiter.user._id, { topic: 'screening' });
  const templateId = template._id.toHexString();
  const words = { subject: 'For {{firstName}}', text: 'Bonjour {{firstName}} !', templateId };
  const seen = await act(form, 'preview-mail', { message: null, language: 'fr', words: null });
  expect(seen.body.text).toContain('Répondre aux questions: ');
  const preview = await act(form, 'preview-mail', {
    message: null,
    language: 'fr',
    words: { subject: words.subject, text: words.text },
  });
  const { firstName } = candidate;
  expect(preview.body).toMatchObject({
    to: candidate.email,
    subject: `For ${firstName}`,
    missing: [],
    problem: null,
  });
  expect(preview.body.text).toMatch(/^Bonjour .+ !\n\nRépondre aux questions: .+•••\n\nMerci de/s);
  expect((await act(form, 'send', { ...delivery, language: 'fr', words })).status).toBe(200);
  expect(await mailsTo(candidate)).toMatchObject([
    {
      template: 'screening_in_words',
      templateId: template._id,
      variables: { subject: `For ${firstName}`, text: `Bonjour ${firstName} !` },
    },
  ]);
});

it('refuses words with an unfilled placeholder, and the template of another user', async () => {
  const { candidate, form } = await scene();
  const send = async (words: object) =>
    (await act(form, 'send', { ...delivery, words })).body.error.fields;
  expect(await send({ subject: 'Hello', text: 'About {{salary}}' })).toMatchObject([
    { path: 'words.text', code: 'VARIABLE_NOT_FILLED' },
  ]);
  const { user } = await signInAs(test, 'recruiter');
  const templateId = (await createOwnTemplate(user._id))._id.toHexString();
  expect(await send({ subject: 'Hello', text: 'Hi', templateId })).toMatchObject([
    { path: 'words.templateId', code: 'NOT_FOUND' },
  ]);
  expect(await mailsTo(candidate)).toEqual([]);
});

it('previews a mail without storing any of it', async () => {
  const { candidate, form } = await scene();
  const at = inDays(2).toISOString();
  const preview = await act(form, 'preview-mail', { message: 'Hi', language: 'en', sendAt: at });
  expect(preview.body).toMatchObject({ name: candidate.name, waitsFor: expect.any(String) });
  expect(preview.body.text).toContain('“Hi”');
  expect(await mailsTo(candidate)).toEqual([]);
});

import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ config: { mailHours: null } });
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const portuguese = { language: 'pt', subject: 'Olá {{firstName}}', body: 'Tem tempo?' };
const content = {
  scope: 'personal',
  topic: 'candidate_outreach',
  audience: 'candidate',
  subject: 'Hello {{firstName}}',
  body: 'Are you free?',
  translations: [portuguese],
};
let made = 0;
const create = (changes: object = {}) =>
  recruiter.post('/email-templates', { ...content, name: `Contact ${(made += 1)}`, ...changes });
/** Creates a person who speaks these languages, in this order. */
const person = (...spoken: [language: string, level: 'A2' | 'C1' | 'native'][]) => {
  const email = `speaks.${(made += 1)}@people.test`;
  return createCandidateRecord({
    email,
    emailNorm: email,
    firstName: 'Ana',
    preferredName: null,
    languages: spoken.map(([language, level]) => ({
      _id: new Types.ObjectId(),
      language,
      level,
      assessedBy: 'self' as const,
      assessorUserId: null,
      assessedAt: new Date(),
    })),
  });
};
const about = ({ _id }: { _id: Types.ObjectId }) => ({
  subjectType: 'candidate',
  subjectId: _id.toHexString(),
});

it('gives each reader the text in their best language, and says if there is none', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ language: 'en', translations: [portuguese] });
  const fill = async (...spoken: Parameters<typeof person>) =>
    (
      await recruiter.post(
        `/email-templates/${body.id}/actions/fill`,
        about(await person(...spoken)),
      )
    ).body;
  expect(await fill(['en', 'C1'], ['pt', 'native'])).toMatchObject({
    language: 'pt',
    subject: 'Olá Ana',
    text: 'Tem tempo?',
    missingLanguage: null,
  });
  expect(await fill(['pt-BR', 'native'])).toMatchObject({ language: 'pt' });
  const own = { language: 'en', subject: 'Hello Ana', text: 'Are you free?' };
  expect(await fill(['en', 'native'], ['pt', 'A2'])).toMatchObject({
    ...own,
    missingLanguage: null,
  });
  expect(await fill(['pl', 'native'])).toMatchObject({ ...own, missingLanguage: 'pl' });
  expect(await fill()).toMatchObject({ ...own, missingLanguage: null });
});

it('writes to many, each in their language, while the text is that of the template', async () => {
  const template = (await create()).body;
  const [ana, eva] = [await person(['pt', 'native']), await person(['pl', 'native'])];
  const words = { subject: template.subject, text: template.body, templateId: template.id };
  const preview = (who: typeof ana, changes: object = {}) =>
    recruiter.post('/messages/actions/preview', { ...about(who), ...words, ...changes });
  expect((await preview(ana)).body).toMatchObject({ subject: 'Olá Ana', missingLanguage: null });
  expect((await preview(eva)).body).toMatchObject({
    subject: 'Hello Ana',
    missingLanguage: 'pl',
  });
  expect((await preview(ana, { text: 'Changed' })).body).toMatchObject({ text: 'Changed' });
  const ids = [ana, eva].map(({ _id }) => _id.toHexString());
  const sent = await recruiter
    .post('/candidates/bulk/email', { ids, ...words })
    .set('Idempotency-Key', crypto.randomUUID());
  const mails = await EmailMessageModel.find({ batchId: sent.body.batchId }).lean();
  expect(mails.map(({ subject, text }) => [subject, text]).toSorted()).toEqual([
    ['Hello Ana', 'Are you free?'],
    ['Olá Ana', 'Tem tempo?'],
  ]);
});

it('has one text per language, with the variables of its readers', async () => {
  const twice = await create({ translations: [portuguese, portuguese] });
  expect(twice.body.error.fields).toMatchObject([
    { path: 'translations[1].language', code: 'NOT_UNIQUE' },
  ]);
  const same = await create({ language: 'pt' });
  expect(same.body.error.fields).toMatchObject([{ path: 'translations[0].language' }]);
  const unknown = await create({ translations: [{ ...portuguese, body: '{{rate}}' }] });
  expect(unknown.body.error.fields).toMatchObject([
    { path: 'translations[0].body', code: 'TEMPLATE_UNKNOWN_VARIABLE' },
  ]);
  const { body } = await create();
  const change = (changes: object, version = 1) =>
    recruiter.patch(`/email-templates/${body.id}`, { version, changes });
  expect((await change({ language: 'pt' })).body.error.fields).toMatchObject([
    { path: 'changes.translations[0].language', code: 'NOT_UNIQUE' },
  ]);
  const changed = await change({ language: 'de', translations: [] });
  expect(changed.body).toMatchObject({ language: 'de', translations: [], version: 2 });
});

it('keeps the texts of all languages as a revision, whichever of them changes', async () => {
  const { body } = await create();
  const change = (version: number, changes: object) =>
    recruiter.patch(`/email-templates/${body.id}`, { version, changes });
  const bomDia = { ...portuguese, subject: 'Bom dia {{firstName}}' };
  const changed = await change(body.version, { translations: [bomDia] });
  expect(changed.body).toMatchObject({
    translations: [bomDia],
    revisions: [{ subject: content.subject, language: 'en', translations: [portuguese] }],
  });
  // Unchanged texts and changes of other fields create no revision.
  const same = await change(changed.body.version, { translations: [bomDia], isActive: false });
  expect(same.body.revisions).toHaveLength(1);
  const dropped = await change(same.body.version, { translations: [] });
  expect(dropped.body.revisions).toMatchObject([{ translations: [bomDia] }, {}]);
});

import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { pdfBytes } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { bytes as arrived, createUpload } from '../files/files.walk.fixtures.ts';
import { scanFile } from '../files/scan/scan-file.ts';
import { ScreeningAnswerModel } from '../../records/screening/screening-answer.model.ts';
import type { ScreeningFormRecord } from '../../records/screening/screening-form.model.ts';
import { askedQuestion, createAnswer, createForm, formLink } from './screening.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const { perAnswer, perForm } = limits.screening.files;
const asksForFiles = (many = 1) =>
  Array.from({ length: many }, () => askedQuestion({ answerType: 'file' }));

/** Creates a browser that opened the link of a form. */
async function device(form: ScreeningFormRecord, email: string, kept = '') {
  const { token, stored } = await formLink(form, email);
  const path = `/api/v1/links/${stored.handle}/screening`;
  const at = (method: 'get' | 'post' | 'put', rest: string) => {
    const request = supertest(test.app)[method](`${path}${rest}`);
    return request.set('Cookie', `muster.link=${token}; muster.device=${kept}`);
  };
  return {
    open: () => at('post', '/actions/open').send({}),
    read: () => at('get', ''),
    save: (key: string, value: unknown, version = 0) =>
      at('put', `/answers/${key}`).send({ value, version, language: null }),
    submit: (body: object = {}) => at('post', '/actions/submit').send(body),
    begin: (name: string, size: number) =>
      at('post', '/files').send({ name, size, purpose: 'document' }),
    howFar: (id: string) => at('get', `/files/${id}`),
    send: (id: string, offset: number, bytes: Buffer) =>
      at('put', `/files/${id}/bytes?offset=${offset}`)
        .set('Content-Type', 'application/octet-stream')
        .send(bytes),
    complete: (id: string) => at('post', `/files/${id}/actions/complete`).send({}),
  };
}
type Device = Awaited<ReturnType<typeof device>>;

async function scene(questions = asksForFiles(), changes: Partial<ScreeningFormRecord> = {}) {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  const form = await createForm(candidate, { status: 'opened', questions, ...changes });
  const keys = form.questions.map(({ key }) => key.toHexString());
  const phone = await device(form, candidate.email ?? '');
  return { candidate, form, keys, key: keys[0] ?? '', phone };
}

async function bring(phone: Device, name = 'case-study.pdf', bytes = pdfBytes()): Promise<string> {
  const begun = await phone.begin(name, bytes.length);
  const id = begun.body.id as string;
  await phone.send(id, 0, bytes);
  expect((await phone.complete(id)).status).toBe(200);
  return id;
}
/** Creates a received upload of a form, without the transfer. */
const readyFor = async ({ _id }: ScreeningFormRecord): Promise<string> =>
  (await createUpload(_id, arrived.length, 'received'))._id.toHexString();
const problemOf = ({ status, body }: { status: number; body: { error?: object } }) => [
  status,
  (body.error as { fields?: { code: string }[] } | undefined)?.fields?.[0]?.code,
];
const statusOf = async (id: string) => (await FileModel.findById(id).lean())?.status;

it('accepts files without an account, stores them with the answer and shows them to reviewers', async () => {
  const { form, key, phone } = await scene();
  const bytes = pdfBytes('How the checkout got faster');
  const id = await bring(phone, 'case-study.pdf', bytes);
  const saved = await phone.save(key, [id]);
  expect(saved.body).toMatchObject({
    value: [id],
    version: 1,
    files: [{ id, name: 'case-study.pdf', size: bytes.length, scan: 'pending' }],
  });
  expect((await phone.read()).body.answers).toMatchObject([{ key, files: [{ id }] }]);
  const path = `/screening-forms/${form._id.toHexString()}/answers/${key}/files/${id}`;
  expect((await recruiter.get(path)).body.error.code).toBe('ATTACHMENT_SCAN_PENDING');
  await scanFile(test.config, id, 'test');
  expect((await phone.submit()).status).toBe(200);
  const shown = await recruiter.get(`/screening-forms/${form._id.toHexString()}`);
  expect(shown.body.questions[0].answer.files).toEqual([
    { id, name: 'case-study.pdf', size: bytes.length, scan: 'clean' },
  ]);
  const answer = await recruiter.get(path).buffer(true);
  expect(answer.headers['content-disposition']).toContain('case-study.pdf');
  expect(Buffer.compare(answer.body as Buffer, bytes)).toBe(0);
  const [vetter, client] = [await signInAs(test, 'vetter'), await signInAs(test, 'client_admin')];
  expect((await vetter.get(path)).status).toBe(404);
  expect((await client.get(path)).status).toBe(403);
  expect((await recruiter.get(path.replace(id, '0'.repeat(24)))).status).toBe(404);
  // Opening the form and the file was audited; refused or unsuccessful requests were not.
  const traces = await AuditEventModel.find({
    action: 'candidate.read_answers',
    entityId: form.candidateId.toHexString(),
  }).lean();
  expect(traces.map(({ actorUserId }) => actorUserId)).toEqual([
    recruiter.user._id,
    recruiter.user._id,
  ]);
});

it('resumes an interrupted upload, and stores no part twice', async () => {
  const { key, phone } = await scene();
  const bytes = pdfBytes('x'.repeat(4000));
  const { body } = await phone.begin('long.pdf', bytes.length);
  await phone.send(body.id, 0, bytes.subarray(0, 1500));
  // The response to this part was lost: it is sent again with the next.
  expect((await phone.send(body.id, 0, bytes.subarray(0, 2500))).body.offset).toBe(2500);
  expect((await phone.send(body.id, 3000, bytes.subarray(3000))).body.error).toMatchObject({
    code: 'UPLOAD_INCOMPLETE',
    context: { offset: 2500 },
  });
  expect((await phone.save(key, [body.id])).body.error.code).toBe('UPLOAD_INCOMPLETE');
  expect((await phone.howFar(body.id)).body.offset).toBe(2500);
  await phone.send(body.id, 2500, bytes.subarray(2500));
  const ends = await Promise.all([phone.complete(body.id), phone.complete(body.id)]);
  expect(ends.map(({ body: { id, size } }) => [id, size])).toEqual([
    [body.id, bytes.length],
    [body.id, bytes.length],
  ]);
  expect((await phone.save(key, [body.id])).status).toBe(200);
  // The response to saving was lost as well.
  expect((await phone.save(key, [body.id])).body).toMatchObject({ version: 1, value: [body.id] });
});

it('refuses to submit a form without a required file, or with a blocked one', async () => {
  const { key, phone } = await scene();
  expect((await phone.submit()).body.error.fields).toMatchObject([
    { path: `answers.${key}`, code: 'REQUIRED' },
  ]);
  const id = await bring(phone);
  await phone.save(key, [id]);
  await FileModel.updateOne({ _id: id }, { scan: 'blocked' });
  expect((await phone.submit()).body.error.fields).toMatchObject([
    { path: `answers.${key}`, code: 'FILE_BLOCKED' },
  ]);
  await phone.save(key, [await bring(phone)], 1);
  expect((await phone.submit()).status).toBe(200);
});

it('releases a removed file, and lets another device use it again', async () => {
  const { key, phone, form, candidate } = await scene();
  const [first, second] = [await bring(phone), await bring(phone)];
  await phone.save(key, [first, second]);
  await phone.save(key, [second], 1);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['released', 'used']);
  const laptop = await device(form, candidate.email ?? '');
  const conflict = await laptop.save(key, [first], 1);
  expect(conflict.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { value: [second], files: [{ id: second }] } },
  });
  expect((await laptop.save(key, [first], 2)).status).toBe(200);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['used', 'released']);
});

it('accepts only files of its own form, once, and no link in their place', async () => {
  const { form, keys, key, phone } = await scene(asksForFiles(2));
  const other = await scene();
  const theirs = await readyFor(other.form);
  const staff = (
    await createUpload(recruiter.user._id, arrived.length, 'received')
  )._id.toHexString();
  const own = await readyFor(form);
  const refused: [unknown, string][] = [
    [[theirs], 'NOT_FOUND'],
    [[staff], 'NOT_FOUND'],
    [[new Types.ObjectId().toHexString()], 'NOT_FOUND'],
    [['cv.pdf'], 'INVALID_FORMAT'],
    [[own, own], 'NOT_UNIQUE'],
    [7, 'INVALID_FORMAT'],
    ['https://files.example/cv.pdf', 'INVALID_FORMAT'],
    [Array.from({ length: perAnswer + 1 }, () => new Types.ObjectId()), 'TOO_MANY'],
  ];
  for (const [value, code] of refused)
    expect(problemOf(await phone.save(key, value))).toEqual([422, code]);
  expect(await statusOf(theirs)).toBe('received');
  expect((await phone.save(key, [own])).status).toBe(200);
  expect(problemOf(await phone.save(keys[1] ?? '', [own]))).toEqual([422, 'NOT_FOUND']);
  expect((await other.phone.howFar(own)).status).toBe(404);
});

it('keeps a link that was given before uploads existed', async () => {
  const { form, key, phone } = await scene();
  const link = 'https://drive.example/case-study';
  await createAnswer(form, { key: new Types.ObjectId(key) }, link);
  expect((await phone.read()).body.answers).toMatchObject([{ value: link, files: [] }]);
  expect((await phone.save(key, link, 1)).status).toBe(200);
  expect((await phone.submit()).status).toBe(200);
  const shown = await recruiter.get(`/screening-forms/${form._id.toHexString()}`);
  expect(shown.body.questions[0].answer).toMatchObject({ value: link, files: [] });
});

it('accepts at most fifty files in one form', async () => {
  const { form, keys, phone } = await scene(asksForFiles(10));
  const outcomes = [];
  for (const key of keys) {
    const ids = await Promise.all(Array.from({ length: perAnswer }, () => readyFor(form)));
    outcomes.push(problemOf(await phone.save(key, ids)));
  }
  const full = perForm / perAnswer;
  expect(outcomes).toEqual(
    keys.map((_key, index) => (index < full ? [200, undefined] : [422, 'TOO_MANY'])),
  );
  // Two concurrent files compete for the last slot.
  await phone.save(keys[0] ?? '', null, 1);
  const [one, two] = [keys.at(-1) ?? '', keys.at(-2) ?? ''];
  const race = await Promise.all(
    [one, two].map(async (key) =>
      phone.save(key, await Promise.all(Array.from({ length: perAnswer }, () => readyFor(form)))),
    ),
  );
  expect(race.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const answers = await ScreeningAnswerModel.find({ formId: form._id }).lean();
  const held = answers.flatMap(({ value }) => (Array.isArray(value) ? value : []));
  expect(held).toHaveLength(perForm);
});

it('refuses files that are invalid or too large, or whose form takes no answers', async () => {
  const { phone } = await scene();
  expect((await phone.begin('run.exe', 10)).body.error.code).toBe('ATTACHMENT_TYPE_NOT_ALLOWED');
  expect((await phone.begin('empty.pdf', 0)).body.error.code).toBe('ATTACHMENT_TYPE_NOT_ALLOWED');
  const tooMuch = await phone.begin('large.pdf', limits.file.portfolio + 1);
  expect(tooMuch.body.error).toMatchObject({ code: 'ATTACHMENT_TOO_LARGE' });
  const script = Buffer.from('<script>alert(1)</script>');
  const { body } = await phone.begin('picture.png', script.length);
  await phone.send(body.id, 0, script);
  expect((await phone.complete(body.id)).body.error.code).toBe('ATTACHMENT_TYPE_NOT_ALLOWED');
  expect((await phone.howFar(body.id)).status).toBe(404);
  const codeIn = async (changes: Partial<ScreeningFormRecord>) =>
    (await (await scene(asksForFiles(), changes)).phone.begin('cv.pdf', 10)).body.error.code;
  expect(await codeIn({ status: 'sent' })).toBe('INVALID_TRANSITION');
  expect(await codeIn({ status: 'submitted' })).toBe('TOKEN_USED');
  expect(await codeIn({ status: 'disabled' })).toBe('TOKEN_REVOKED');
  expect(await codeIn({ status: 'expired' })).toBe('TOKEN_EXPIRED');
});

it('refuses files from a browser that has not confirmed the code', async () => {
  const { form, candidate } = await scene(asksForFiles(), { status: 'sent' });
  const email = candidate.email ?? '';
  const phone = await device(form, email, 'phone');
  await phone.open();
  const id = await bring(phone);
  const laptop = await device(form, email, 'laptop');
  const refused = [
    await laptop.begin('cv.pdf', 10),
    await laptop.howFar(id),
    await laptop.send(id, 0, arrived),
    await laptop.complete(id),
  ];
  for (const { body } of refused) expect(body.error.code).toBe('IDENTITY_NOT_CONFIRMED');
});

it('loses no file if the form is read fifty times at once', async () => {
  const { form, key, phone } = await scene();
  const id = await readyFor(form);
  const answers = await Promise.all([
    phone.save(key, [id]),
    ...Array.from({ length: 50 }, () => phone.read()),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await phone.read()).body.answers).toMatchObject([{ files: [{ id }] }]);
});

it('mails a copy of the answers, with the names of files, to a candidate who asks for it', async () => {
  const questions = [
    askedQuestion({ text: 'What did you build last?' }),
    askedQuestion({ text: 'May you work as a contractor?', answerType: 'yes_no' }),
    ...asksForFiles(),
    askedQuestion({ text: 'Anything else?', required: false }),
  ];
  const copyOf = async (body: object) => {
    const { phone, keys, candidate } = await scene(questions);
    await phone.save(keys[0] ?? '', '<b>A queue</b>\n{{firstName}}');
    await phone.save(keys[1] ?? '', 'yes');
    await phone.save(keys[2] ?? '', [await bring(phone, 'study.pdf')]);
    expect((await phone.submit(body)).status).toBe(200);
    const mail = await EmailMessageModel.findOne({ to: candidate.email }).lean();
    return mail?.variables['answers'];
  };
  expect(await copyOf({})).toBe('');
  expect(await copyOf({ copy: true })).toBe(
    [
      '1. What did you build last?\n<b>A queue</b>\n{{firstName}}',
      '2. May you work as a contractor?\nYes',
      `3. ${questions[2]?.text ?? ''}\nstudy.pdf`,
      '4. Anything else?\n(no answer)',
    ].join('\n\n'),
  );
});

it.each([
  ['the first', 0],
  ['further', 1],
] as const)(
  'loses nothing if two devices add %s files to one answer at once',
  async (_which, had) => {
    const { form, candidate, key, phone } = await scene();
    const laptop = await device(form, candidate.email ?? '');
    const before = had ? [await readyFor(form)] : [];
    if (had) await phone.save(key, before);
    const [mine, theirs] = [await readyFor(form), await readyFor(form)];
    const both = await Promise.all([
      phone.save(key, [...before, mine], had),
      laptop.save(key, [...before, theirs], had),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // The later request is told what exists, and adds its file to it.
    const refused = both.find(({ status }) => status === 409);
    const { value, version, files } = refused?.body.error.context.current ?? {};
    expect(files).toHaveLength(had + 1);
    const late = value.includes(mine) ? theirs : mine;
    const merged = await laptop.save(key, [...value, late], version);
    expect(merged.body.value.toSorted()).toEqual([...before, mine, theirs].toSorted());
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual(['used', 'used']);
  },
);

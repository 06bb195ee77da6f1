import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { readPieces } from './file-bytes.ts';
import { FileModel } from './file.model.ts';
import { begin, pdfBytes, send, sha256Of, upload, uploaded } from './file.fixtures.ts';
import { purgeFiles } from './files.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  other = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const pieces = () => mongoose.connection.collection('file_bytes.chunks').countDocuments();
const complete = (id: string, agent = recruiter) => agent.post(`/files/${id}/actions/complete`);
async function storedBytes(id: string): Promise<Buffer> {
  const file = await FileModel.findById(id).lean();
  const parts: Buffer[] = [];
  if (file) for await (const part of readPieces(file.bytesId)) parts.push(part);
  return Buffer.concat(parts);
}

describe('an upload', () => {
  it('arrives in parts and is complete and clean in the end', async () => {
    const bytes = Buffer.concat([pdfBytes(), Buffer.from('\n%'), randomBytes(1_500_000)]);
    const whole = Buffer.concat([bytes, Buffer.from('\n%%EOF\n')]);
    const file = await uploaded(test, recruiter, 'Résumé.PDF', whole, { sha256: sha256Of(whole) });
    expect(file).toMatchObject({
      name: 'Résumé.PDF',
      format: 'pdf',
      type: 'application/pdf',
      size: whole.length,
      sha256: sha256Of(whole),
      scan: 'pending',
    });
    expect((await storedBytes(file.id)).equals(whole)).toBe(true);
    await test.runEvents();
    expect((await FileModel.findById(file.id).lean())?.scan).toBe('clean');
  });

  it('resumes after a lost connection: repeated parts are skipped, a gap is refused', async () => {
    const bytes = pdfBytes();
    const { body } = await begin(recruiter, 'cv.pdf', bytes).expect(201);
    await send(test, recruiter, body.id, 0, bytes.subarray(0, 100)).expect(200);
    const gap = await send(test, recruiter, body.id, 200, bytes.subarray(200)).expect(409);
    expect(gap.body.error).toMatchObject({ code: 'UPLOAD_INCOMPLETE', context: { offset: 100 } });
    expect((await recruiter.get(`/files/${body.id}`).expect(200)).body.offset).toBe(100);
    // The part whose response got lost, and some more.
    await send(test, recruiter, body.id, 50, bytes.subarray(50, 150)).expect(200);
    const early = await complete(body.id).expect(409);
    expect(early.body.error.context).toEqual({ offset: 150 });
    await send(test, recruiter, body.id, 150, bytes.subarray(150)).expect(200);
    await complete(body.id).expect(200);
    expect((await storedBytes(body.id)).equals(bytes)).toBe(true);
    // Repeated, as after a lost response.
    expect((await complete(body.id).expect(200)).body.id).toBe(body.id);
  });

  it('accepts the same part only once from two simultaneous requests', async () => {
    const bytes = pdfBytes();
    const { body } = await begin(recruiter, 'cv.pdf', bytes).expect(201);
    const part = () => send(test, recruiter, body.id, 0, bytes);
    const answers = await Promise.all([part(), part(), part()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await storedBytes(body.id)).equals(bytes)).toBe(true);
  });

  it('is closed to other users', async () => {
    const bytes = pdfBytes();
    const { body } = await begin(recruiter, 'cv.pdf', bytes).expect(201);
    await other.get(`/files/${body.id}`).expect(404);
    await send(test, other, body.id, 0, bytes).expect(404);
    await complete(body.id, other).expect(404);
  });

  it('is refused if its bytes differ from those announced, and leaves none', async () => {
    const before = await pieces();
    const { status, body } = await upload(test, recruiter, 'cv.pdf', pdfBytes(), {
      sha256: 'a'.repeat(64),
    });
    expect(status).toBe(422);
    expect(body.error.fields).toContainEqual(expect.objectContaining({ path: 'sha256' }));
    expect(await pieces()).toBe(before);
  });

  it('is abandoned after a day, and its bytes deleted', async () => {
    const bytes = pdfBytes();
    const { body } = await begin(recruiter, 'cv.pdf', bytes).expect(201);
    await send(test, recruiter, body.id, 0, bytes).expect(200);
    await FileModel.updateOne({ _id: body.id }, { $set: { expiresAt: new Date(0) } });
    const late = await complete(body.id).expect(410);
    expect(late.body.error.code).toBe('UPLOAD_EXPIRED');
    const before = await pieces();
    expect(await purgeFiles(new AbortController().signal)).toBe(1);
    expect(await pieces()).toBe(before - 1);
    await recruiter.get(`/files/${body.id}`).expect(404);
  });

  it('must send bytes: an empty or JSON body is refused, and bytes are refused elsewhere', async () => {
    const { body } = await begin(recruiter, 'cv.pdf', pdfBytes()).expect(201);
    await recruiter.put(`/files/${body.id}/bytes?offset=0`, { a: 1 }).expect(422);
    await recruiter.put(`/files/${body.id}/bytes?offset=0`).expect(415);
    const elsewhere = await supertest(test.app)
      .post(`/api/v1/files/${body.id}/actions/complete`)
      .set({ Cookie: recruiter.cookie, 'X-CSRF-Token': recruiter.csrfToken })
      .set('Content-Type', 'application/octet-stream')
      .send(Buffer.from('{}'));
    expect(elsewhere.status).toBe(415);
  });

  it('with a part over the size limit is refused', async () => {
    const { body } = await begin(recruiter, 'cv.pdf', pdfBytes(), { size: 3_000_000 }).expect(201);
    const { status } = await send(test, recruiter, body.id, 0, randomBytes(1024 * 1024 + 1));
    expect(status).toBe(413);
  });
});

it('allows twenty files a minute', async () => {
  const limited = await createTestAppWithLimits();
  const agent = await signInAs(limited, 'recruiter');
  for (let i = 0; i < 20; i += 1) await begin(agent, 'cv.pdf', pdfBytes()).expect(201);
  const { body } = await begin(agent, 'cv.pdf', pdfBytes()).expect(429);
  expect(body.error.code).toBe('RATE_LIMITED');
});

/** Creates an app on this file's database with the rate limits that tests usually switch off. */
async function createTestAppWithLimits(): Promise<TestApp> {
  const { createApp } = await import('../../app.ts');
  const { createLog } = await import('../../log.ts');
  const config = { ...test.config, rateLimits: true };
  const app = createApp({ config, log: createLog('silent'), domains: test.domains });
  return { ...test, app, config };
}

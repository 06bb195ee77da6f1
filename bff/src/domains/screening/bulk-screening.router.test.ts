import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { createQuestionRecord } from '../questions/question.fixtures.ts';
import { createForm } from './screening.fixtures.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

it('sends the questions of a pool to each candidate, states who was skipped and why, and can be undone', async () => {
  const pool = await createPool('Bulk screening', { ownerUserId: lead.user._id });
  await createQuestionRecord(pool._id, 'screening', { text: 'Which queue do you know?' });
  const email = 'asked@people.test';
  const asked = await createCandidateRecord({ status: 'active', email, emailNorm: email });
  const silent = await createCandidateRecord({ status: 'active', email: null, emailNorm: null });
  const busyMail = 'busy@people.test';
  const busy = await createCandidateRecord({
    status: 'active',
    email: busyMail,
    emailNorm: busyMail,
  });
  await createForm(busy, { status: 'sent', poolId: pool._id });
  const ids = [asked, silent, busy].map(({ _id }) => _id.toHexString());
  const send = (dryRun: boolean) =>
    lead
      .post('/candidates/bulk/screening', {
        ids,
        poolId: pool._id.toHexString(),
        dueInDays: 3,
        message: 'Hello',
        dryRun,
      })
      .set('Idempotency-Key', crypto.randomUUID());
  const expected = {
    ok: 1,
    skipped: 2,
    failed: 0,
    reasons: expect.arrayContaining([
      { outcome: 'skipped', code: 'NO_RECIPIENTS', count: 1 },
      { outcome: 'skipped', code: 'ALREADY_SCREENED', count: 1 },
    ]),
  };
  expect((await send(true)).body).toMatchObject(expected);
  const { body } = await send(false);
  expect(body).toMatchObject(expected);
  const formOf = () => ScreeningFormModel.findOne({ candidateId: asked._id }).lean();
  expect(await formOf()).toMatchObject({
    status: 'sent',
    dueInDays: 3,
    title: 'Screening: Bulk screening',
    questions: [{ text: 'Which queue do you know?' }],
  });
  await lead.post(`/operations/${body.operationId}/actions/undo`, {}).expect(200);
  expect(await formOf()).toMatchObject({ status: 'disabled' });
});

it('refuses a pool without questions', async () => {
  const pool = await createPool('Nothing to ask', { ownerUserId: lead.user._id });
  const candidate = await createCandidateRecord({ status: 'active' });
  const { body } = await lead
    .post('/candidates/bulk/screening', {
      ids: [candidate._id.toHexString()],
      poolId: pool._id.toHexString(),
      dueInDays: 3,
      message: null,
      dryRun: true,
    })
    .set('Idempotency-Key', crypto.randomUUID())
    .expect(422);
  expect(body.error.fields).toMatchObject([{ path: 'poolId', code: 'REQUIRED' }]);
});

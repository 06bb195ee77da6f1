import { consentPurposes, limits } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { ConsentModel } from '../../records/consents/consent.model.ts';
import { expiryOf } from '../../records/consents/consent-status.ts';
import { personalConsents } from './consents.personal.ts';
import { addConsent, hasConsent } from '../../records/consents/consents.ts';
import { remindRenewals } from './remind-renewals.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const day = 86_400_000;
const { signal } = new AbortController();
const pathOf = ({ _id }: Candidate) => `/candidates/${_id.toHexString()}/consents`;
const record = (candidate: Candidate, body: object) => recruiter.post(pathOf(candidate), body);
const asOneself = ({ _id }: Candidate) =>
  signInAs(test, 'candidate', { assignment: { candidateId: _id } });
const stateIn = (body: { purposes: { purpose: string; state: string }[] }, purpose: string) =>
  body.purposes.find((one) => one.purpose === purpose)?.state;

describe('the consents of a candidate', () => {
  it('show the latest answer for each purpose, and nothing is ever deleted', async () => {
    const candidate = await createCandidateRecord();
    const before = (await recruiter.get(pathOf(candidate))).body;
    expect(before.purposes.map(({ state }: { state: string }) => state)).toEqual(
      consentPurposes.map(() => 'none'),
    );
    await record(candidate, { purpose: 'contact', granted: true, channel: 'form' });
    const { body } = await record(candidate, {
      purpose: 'contact',
      granted: false,
      note: 'By phone',
    });
    expect(stateIn(body, 'contact')).toBe('refused');
    expect(body.history).toMatchObject([
      { granted: false, note: 'By phone', expiresAt: null, channel: 'staff_on_behalf' },
      { granted: true, channel: 'form' },
    ]);
    expect(body.history[0].recordedBy.id).toBe(recruiter.userId);
    expect(await hasConsent(candidate._id, 'contact')).toBe(false);
  });

  it('are recorded once when sent twice, and expire after 24 months', async () => {
    const candidate = await createCandidateRecord();
    const said = { purpose: 'share_with_clients', granted: true };
    await record(candidate, said);
    const { body } = await record(candidate, said);
    expect(body.history).toHaveLength(1);
    const [row] = body.history;
    expect(row.expiresAt).toBe(expiryOf(new Date(row.at)).toISOString());
    await ConsentModel.updateMany({ candidateId: candidate._id }, { expiresAt: new Date(0) });
    const { body: later } = await recruiter.get(pathOf(candidate));
    expect(stateIn(later, 'share_with_clients')).toBe('expired');
    expect(await hasConsent(candidate._id, 'share_with_clients')).toBe(false);
  });

  it('are read by users who see the record, and recorded by fewer', async () => {
    const candidate = await createCandidateRecord();
    const viewer = await signInAs(test, 'staff_viewer');
    expect((await viewer.get(pathOf(candidate))).status).toBe(200);
    const refused = await viewer.post(pathOf(candidate), { purpose: 'contact', granted: true });
    expect(refused.status).toBe(403);
    const hidden = await createCandidateRecord({ isPrivate: true });
    expect((await recruiter.get(pathOf(hidden))).status).toBe(404);
  });

  it.each([
    [{ purpose: 'everything', granted: true }],
    [{ purpose: 'contact' }],
    [{ purpose: 'contact', granted: true, channel: 'sign_up' }],
  ])('refuse %j', async (body) => {
    const answer = await record(await createCandidateRecord(), body);
    expect(answer.body.error.code).toBe('VALIDATION_FAILED');
  });
});

describe('a candidate’s own answers', () => {
  it('apply to the present wording; the owner gets a task when one is withdrawn', async () => {
    const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    await record(candidate, { purpose: 'contact', granted: true, note: 'Sounded unsure' });
    const self = await asOneself(candidate);
    const { body } = await self.get('/me/consents');
    expect(JSON.stringify(body)).not.toContain('unsure');
    const said = { purpose: 'contact', granted: false };
    const old = await self.post('/me/consents', { ...said, textVersion: '2020-01' });
    expect(old.body.error.code).toBe('VALIDATION_FAILED');
    const withdrawn = await self.post('/me/consents', { ...said, textVersion: '2026-11' });
    expect(stateIn(withdrawn.body, 'contact')).toBe('refused');
    await self.post('/me/consents', { ...said, textVersion: '2026-11' });
    const tasks = await TaskModel.find({ subjectId: candidate._id }).lean();
    expect(tasks).toMatchObject([
      { rule: 'consent_withdrawn:contact', source: 'rule', assigneeId: recruiter.user._id },
    ]);
  });
});

describe('the consent reminder', () => {
  it('asks once at 30 and once at 7 days, with one task and one mail for all expiring consents', async () => {
    const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    await record(candidate, { purpose: 'contact', granted: true });
    await record(candidate, { purpose: 'store_profile', granted: true });
    const rows = { candidateId: candidate._id };
    const ends = new Date(Date.now() + 20 * day);
    await ConsentModel.updateMany(rows, { $set: { expiresAt: ends } });
    expect(await remindRenewals(signal)).toBe(1);
    expect(await remindRenewals(signal)).toBe(0);
    const at = (days: number) => new Date(ends.getTime() - days * day);
    expect(await remindRenewals(signal, at(5))).toBe(1);
    expect(await remindRenewals(signal, at(4))).toBe(0);
    expect(limits.consent.remindDays).toEqual([30, 7]);
    expect(await TaskModel.countDocuments({ subjectId: candidate._id })).toBe(1);
    const mails = await EmailMessageModel.find({ template: 'consent_renewal' }).lean();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.variables).toMatchObject({
      purposes: 'keeping your profile, contacting you',
    });
  });

  it('skips consents answered since, and candidates who must not be contacted', async () => {
    const renewed = await createCandidateRecord();
    await record(renewed, { purpose: 'contact', granted: true });
    await ConsentModel.updateMany(
      { candidateId: renewed._id },
      { $set: { expiresAt: new Date(Date.now() + 3 * day) } },
    );
    await record(renewed, { purpose: 'contact', granted: true, channel: 'form' });
    const silent = await createCandidateRecord({ status: 'do_not_contact' });
    await record(silent, { purpose: 'store_profile', granted: true });
    await ConsentModel.updateMany(
      { candidateId: silent._id },
      { $set: { expiresAt: new Date(Date.now() + 3 * day) } },
    );
    expect(await remindRenewals(signal)).toBe(0);
  });
});

it('consents follow a merge and its undo, and keep no text of an erased person', async () => {
  const [from, to] = [await createCandidateRecord(), await createCandidateRecord()];
  const move = { from: from._id, to: to._id };
  await record(from, { purpose: 'contact', granted: true, note: 'At the fair' });
  await record(to, { purpose: 'contact', granted: false });
  const moved = await transact(systemContext('test'), (tx) => personalConsents.move(tx, move));
  expect(moved.count).toBe(1);
  expect(await personalConsents.collect(to._id)).toHaveLength(2);
  await transact(systemContext('test'), (tx) => personalConsents.moveBack(tx, move, moved.undo));
  expect(await personalConsents.collect(from._id)).toMatchObject([{ note: 'At the fair' }]);
  await transact(systemContext('test'), (tx) => personalConsents.erase(tx, from._id));
  expect(await personalConsents.collect(from._id)).toMatchObject([{ note: null, ip: null }]);
  await transact(systemContext('test'), (tx) =>
    addConsent(tx, { candidateId: from._id, purpose: 'recording', granted: true }),
  );
  expect(await hasConsent(from._id, 'recording')).toBe(true);
});

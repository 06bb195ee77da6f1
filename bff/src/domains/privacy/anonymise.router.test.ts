import type { Types } from 'mongoose';
import { expireApprovals } from '../approvals/approvals.jobs.ts';
import { ApprovalModel } from '../approvals/approval.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { ConsentModel } from '../../records/consents/consent.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { askForLapsed, askForRejected } from './privacy.jobs.ts';

let test: TestApp;
let admin: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin', { user: { firstName: 'Ada', lastName: 'Min' } });
  owner = await signInAs(test, 'owner', { user: { firstName: 'Olga', lastName: 'Wner' } });
});
afterAll(() => test.close());

const reason = 'Asked for it on the phone this morning.';
const ask = (who: SignedIn, { _id, number, version }: Candidate, changes = {}) =>
  who.post(`/candidates/${_id.toHexString()}/actions/anonymise`, {
    version,
    reason,
    confirmNumber: number,
    ...changes,
  });
const decide = (who: SignedIn, id: string, action: string, body = {}) =>
  who.post(`/approvals/${id}/actions/${action}`, { version: 1, ...body });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];
const asked = async (candidate: Candidate): Promise<string> => {
  const { status, body } = await ask(admin, candidate);
  expect(status).toBe(200);
  return (body as { approvalId: string }).approvalId;
};

describe('two users', () => {
  it('request and approve an anonymisation, which removes the name from the record', async () => {
    const candidate = await createCandidateRecord({ firstName: 'Rui', lastName: 'Alves' });
    const id = await asked(candidate);
    const waiting = await owner.get('/approvals');
    expect(waiting.body.waiting).toEqual([
      expect.objectContaining({
        id,
        kind: 'candidate_anonymise',
        reason,
        requester: expect.objectContaining({ name: 'Ada Min' }),
        subject: expect.objectContaining({ label: `Rui Alves (${candidate.number})` }),
        allowedActions: ['approve', 'refuse'],
      }),
    ]);
    const mine = await admin.get('/approvals');
    expect(mine.body.waiting).toEqual([]);
    expect(mine.body.asked).toEqual([
      expect.objectContaining({ id, allowedActions: ['withdraw'] }),
    ]);
    const told = await NotificationModel.find({ userId: owner.user._id }).lean();
    expect(told.map(({ title }) => title)).toContain('Ada Min asks to anonymise {name}');

    expect(codeOf(await decide(admin, id, 'approve'))).toEqual([403, 'SAME_PERSON_APPROVAL']);
    const done = await decide(owner, id, 'approve');
    expect(done.body).toMatchObject({ status: 'approved', reason: null, allowedActions: [] });
    expect((await decide(owner, id, 'approve')).body).toMatchObject({ status: 'approved' });

    const after = await owner.get(`/candidates/${candidate._id.toHexString()}`);
    expect(after.body).toMatchObject({
      status: 'anonymised',
      name: 'Anonymised person',
      number: candidate.number,
      country: candidate.country,
    });
    const list = await owner.get(`/candidates?q=${candidate.number}`);
    expect(list.body.data).toEqual([]);
  });

  it('must both be allowed to anonymise, and only the requester can withdraw a request', async () => {
    const candidate = await createCandidateRecord();
    const id = await asked(candidate);
    const recruiter = await signInAs(test, 'recruiter');
    expect(codeOf(await decide(recruiter, id, 'approve'))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await recruiter.get(`/approvals/${id}`))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await decide(owner, id, 'withdraw'))).toEqual([403, 'FORBIDDEN']);
    const recruiterAsks = await ask(recruiter, candidate);
    expect(codeOf(recruiterAsks)).toEqual([403, 'FORBIDDEN']);
  });

  it('can refuse with a required comment, and withdraw a request', async () => {
    const refused = await asked(await createCandidateRecord());
    expect((await decide(owner, refused, 'refuse')).status).toBe(422);
    const answer = await decide(owner, refused, 'refuse', { note: 'She may come back.' });
    expect(answer.body).toMatchObject({ status: 'refused', decisionNote: 'She may come back.' });
    expect(codeOf(await decide(owner, refused, 'approve', { version: 2 }))).toEqual([
      409,
      'INVALID_TRANSITION',
    ]);
    const taken = await asked(await createCandidateRecord());
    expect((await decide(admin, taken, 'withdraw')).body).toMatchObject({ status: 'withdrawn' });
  });

  it('file one request for a record; the same user gets it again, another one is refused', async () => {
    const candidate = await createCandidateRecord();
    const id = await asked(candidate);
    expect((await ask(admin, candidate)).body).toMatchObject({ approvalId: id, already: true });
    expect(codeOf(await ask(owner, candidate))).toEqual([409, 'APPROVAL_PENDING']);
  });
});

it('a request without a decision expires, and its requester is notified', async () => {
  const id = await asked(await createCandidateRecord());
  await ApprovalModel.updateOne({ _id: id }, { $set: { expiresAt: new Date(0) } });
  expect(codeOf(await decide(owner, id, 'approve'))).toEqual([409, 'INVALID_TRANSITION']);
  expect((await admin.get(`/approvals/${id}`)).body).toMatchObject({ status: 'expired' });
  expect(await expireApprovals(new AbortController().signal)).toBe(1);
  expect(await ApprovalModel.findById(id).lean()).toMatchObject({ status: 'expired', version: 2 });
  const told = await NotificationModel.find({ userId: admin.user._id }).lean();
  expect(told.map(({ title }) => title)).toContain(
    'Nobody decided in time on your request to anonymise {name}',
  );
});

describe('what prevents an anonymisation', () => {
  it('is a wrong number, a running placement, or a live application', async () => {
    const candidate = await createCandidateRecord();
    expect((await ask(admin, candidate, { confirmNumber: 'C-1' })).body.error.fields).toEqual([
      expect.objectContaining({ path: 'confirmNumber', code: 'MISMATCH' }),
    ]);
    const job = await createJob();
    await createApplication({
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: candidate.ownerUserId,
    });
    expect(codeOf(await ask(admin, candidate))).toEqual([409, 'CANDIDATE_HAS_LIVE_APPLICATIONS']);
    await createPlacement(candidate._id);
    expect(codeOf(await ask(admin, candidate))).toEqual([409, 'CANDIDATE_HAS_LIVE_PLACEMENT']);
  });

  it('is work that ended in the last seven years, unless its legal basis has ended', async () => {
    const candidate = await createCandidateRecord();
    await createPlacement(candidate._id, { status: 'ended', actualEndDate: '2024-05-31' });
    const path = `/candidates/${candidate._id.toHexString()}/anonymise-effects`;
    expect((await admin.get(path)).body).toMatchObject({
      retainedUntil: '2031-05-31T00:00:00.000Z',
      blockedBy: null,
    });
    expect(codeOf(await ask(admin, candidate))).toEqual([409, 'RETENTION_RUNNING']);
    expect((await ask(admin, candidate, { legalBasisEnded: true })).status).toBe(200);
  });

  it('is checked again on approval: the request then stays undecided', async () => {
    const candidate = await createCandidateRecord();
    const id = await asked(candidate);
    await createPlacement(candidate._id);
    expect(codeOf(await decide(owner, id, 'approve'))).toEqual([
      409,
      'CANDIDATE_HAS_LIVE_PLACEMENT',
    ]);
    expect(await ApprovalModel.findById(id).lean()).toMatchObject({
      status: 'pending',
      version: 1,
    });
    expect(await CandidateModel.findById(candidate._id).lean()).toMatchObject({
      status: candidate.status,
    });
  });
});

it('requests anonymisation if a consent expired thirty days ago and was not renewed', async () => {
  const candidate = await createCandidateRecord();
  const renewed = await createCandidateRecord();
  const day = 86_400_000;
  const consent = (candidateId: Types.ObjectId, at: number, expiresAt: number) =>
    ConsentModel.create({
      candidateId,
      purpose: 'store_profile',
      granted: true,
      basis: 'consent',
      textVersion: '1',
      channel: 'form',
      at: new Date(at),
      expiresAt: new Date(expiresAt),
    });
  const now = Date.now();
  for (const { _id } of [candidate, renewed]) await consent(_id, now - 800 * day, now - 31 * day);
  await consent(renewed._id, now - 40 * day, now + 600 * day);
  const { signal } = new AbortController();
  expect(await askForLapsed(signal)).toBe(1);
  expect(await askForLapsed(signal)).toBe(0);
  const request = await ApprovalModel.findOne({ subjectId: candidate._id }).lean();
  expect(request).toMatchObject({ requesterId: null, status: 'pending' });
  const answer = await decide(admin, String(request?._id), 'approve');
  expect(answer.body).toMatchObject({ status: 'approved', requester: null });
});

it('requests anonymisation of candidates who were rejected a year ago and never vetted', async () => {
  const day = 86_400_000;
  const rejected = (days: number, changes: Partial<Candidate> = {}) =>
    createCandidateRecord({
      status: 'rejected',
      statusChangedAt: new Date(Date.now() - days * day),
      ...changes,
    });
  const [old, young, vetted] = [
    await rejected(400),
    await rejected(300),
    await rejected(400, { vettingStatus: 'failed' }),
  ];
  const { signal } = new AbortController();
  expect(await askForRejected(signal)).toBe(1);
  expect(await askForRejected(signal)).toBe(0);
  const asked = await ApprovalModel.find({
    subjectId: { $in: [old._id, young._id, vetted._id] },
  }).lean();
  expect(asked).toMatchObject([{ subjectId: old._id, requesterId: null, status: 'pending' }]);
});

describe('the candidate', () => {
  it('requests erasure once: the recruiter has a task, and permitted users are notified', async () => {
    const recruiter = await signInAs(test, 'recruiter');
    const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    const person = await signInAs(test, 'candidate', {
      assignment: { candidateId: candidate._id },
    });
    const first = await person.post('/me/privacy/actions/ask-erasure', {});
    expect(first.body.erasureAskedAt).not.toBeNull();
    const second = await person.post('/me/privacy/actions/ask-erasure', {});
    expect(second.body).toEqual(first.body);
    const queue = await recruiter.get('/home/queue');
    expect(queue.body.data).toHaveLength(1);
    const told = await NotificationModel.find({ subjectId: candidate._id }).lean();
    expect(told.filter(({ userId }) => userId.equals(admin.user._id))).toHaveLength(1);
    const effects = await admin.get(`/candidates/${candidate._id.toHexString()}/anonymise-effects`);
    expect(effects.body.askedAt).toBe(first.body.erasureAskedAt);
  });
});

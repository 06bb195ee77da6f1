import { Types } from 'mongoose';
import { AuditValueModel } from '../../../audit/audit-value.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { createDocument } from '../../signatures/signature.fixtures.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { createAttachment } from '../../attachments/attachment.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { SignatureDocumentModel } from '../../signatures/signature-document.model.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { reassignOwnedRecords } from '../../../owned/owned-records.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { purgeDeletedCandidates } from '../../privacy/purge-candidates.ts';
import { refreshCurrentRates } from '../candidates.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);
const pathOf = ({ _id }: Candidate) => `/candidates/${_id.toHexString()}`;
const { signal } = new AbortController();

describe('reading a record', () => {
  it('accepts a candidate number, and answers junk with NOT_FOUND', async () => {
    const { number } = await createCandidateRecord();
    expect((await recruiter.get(`/candidates/${number.toLowerCase()}`)).body.number).toBe(number);
    for (const junk of ['x', 'C-999999', 'a'.repeat(24), 'C-1', '%24ne', '%00'])
      expect((await recruiter.get(`/candidates/${junk}`)).status).toBe(404);
  });

  it.each([
    ['owner', ['contact', 'rates', 'sensitive']],
    ['recruiter', ['contact', 'rates']],
    ['finance_hr', ['rates', 'sensitive']],
    ['account_manager', ['contact']],
    ['staff_viewer', []],
  ] as const)('gives %s the blocks %j and no others', async (role, blocks) => {
    const candidate = await createCandidateRecord({ birthDate: '1990-02-03' });
    const { body } = await (await signInAs(test, role)).get(pathOf(candidate));
    const given = ['contact', 'rates', 'sensitive'].filter((block) => block in body);
    expect(given).toEqual(blocks);
    expect(body.completeness.missing.includes('rates')).toBe(given.includes('rates'));
  });

  it('is refused for one’s own record, as is writing', async () => {
    const own = await createCandidateRecord({ userId: lead.user._id });
    for (const answer of await Promise.all([
      lead.get(pathOf(own)),
      lead.get(`${pathOf(own)}/activity`),
      lead.get(`/notes?subjectType=candidate&subjectId=${own._id.toHexString()}`),
      lead.patch(`${pathOf(own)}/contact-information`, { version: 1, changes: { rating: 5 } }),
      lead.post('/tasks', {
        subjectType: 'candidate',
        subjectId: own._id.toHexString(),
        title: 'Promote',
      }),
    ])) {
      expect(answer.status).toBe(403);
      expect(answer.body.error.code).toBe('SELF_RECORD');
    }
  });

  it('reports a profile that was not confirmed for half a year', async () => {
    const old = await createCandidateRecord({ confirmedAt: ago(181) });
    expect((await recruiter.get(pathOf(old))).body.isStale).toBe(true);
    const { body } = await recruiter.patch(`${pathOf(old)}/contact-information`, {
      version: 1,
      changes: { city: 'Faro' },
    });
    expect(body.isStale).toBe(false);
  });
});

describe('deleting a record', () => {
  const remove = (candidate: Candidate, body: object = {}, agent = lead) =>
    agent.delete(pathOf(candidate), {
      version: candidate.version,
      reason: 'Asked us to',
      confirmNumber: candidate.number,
      ...body,
    });

  it('removes the record from lists, and a lead restores it', async () => {
    const candidate = await createCandidateRecord({ firstName: 'Vanishing' });
    const effects = await lead.get(`${pathOf(candidate)}/delete-effects`);
    expect(effects.body).toMatchObject({ number: candidate.number, blockedBy: null });
    const { status, body } = await remove(candidate);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      deleted: { reason: 'Asked us to', by: 'Ada Okafor' },
      allowedActions: ['restore_deleted'],
    });
    expect((await remove(candidate)).body.version).toBe(body.version);
    const other = await remove(candidate, { reason: 'Something else' });
    expect(other.body.error.code).toBe('INVALID_TRANSITION');
    expect((await lead.get('/candidates?q=vanishing')).body.data).toHaveLength(0);
    expect((await lead.get(pathOf(candidate))).body.deleted).not.toBeNull();
    expect((await recruiter.get(pathOf(candidate))).status).toBe(404);
    const write = await lead.patch(`${pathOf(candidate)}/links`, { version: 2, links: {} });
    expect(write.body.error.code).toBe('INVALID_TRANSITION');
    const restored = await lead.post(`${pathOf(candidate)}/actions/restore-deleted`, {
      version: body.version,
    });
    expect(restored.body.deleted).toBeNull();
    expect((await recruiter.get(pathOf(candidate))).status).toBe(200);
  });

  it.each([
    ['another number', { confirmNumber: 'C-000000' }, 422, 'VALIDATION_FAILED'],
    ['no reason', { reason: ' ' }, 422, 'VALIDATION_FAILED'],
    ['a stale version', { version: 7 }, 409, 'VERSION_CONFLICT'],
  ])('is refused with %s', async (_case, body, status, code) => {
    const answer = await remove(await createCandidateRecord(), body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('is refused while the person works for a client', async () => {
    const candidate = await createCandidateRecord();
    await createPlacement(candidate._id, { status: 'ending' });
    expect((await remove(candidate)).body.error.code).toBe('CANDIDATE_HAS_LIVE_PLACEMENT');
    const effects = await lead.get(`${pathOf(candidate)}/delete-effects`);
    expect(effects.body.blockedBy).toBe('CANDIDATE_HAS_LIVE_PLACEMENT');
  });

  it('is refused while a document waits for a signature', async () => {
    const candidate = await createCandidateRecord();
    const document = await createDocument(candidate);
    const effects = () => lead.get(`${pathOf(candidate)}/delete-effects`);
    expect((await remove(candidate)).body.error.code).toBe('CANDIDATE_HAS_OPEN_SIGNATURES');
    expect((await effects()).body.blockedBy).toBe('CANDIDATE_HAS_OPEN_SIGNATURES');
    await SignatureDocumentModel.updateOne({ _id: document._id }, { $set: { status: 'declined' } });
    expect((await effects()).body.blockedBy).toBeNull();
    expect((await remove(candidate)).status).toBe(200);
  });

  it('says what is deleted along with it, and that the candidate asked for erasure', async () => {
    const candidate = await createCandidateRecord();
    const person = await signInAs(test, 'candidate', {
      assignment: { candidateId: candidate._id },
    });
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { userId: person.user._id } });
    await createAttachment(candidate);
    const job = await createJob();
    await createApplication({
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: lead.user._id,
    });
    const effects = async () => (await lead.get(`${pathOf(candidate)}/delete-effects`)).body;
    expect(await effects()).toMatchObject({ applications: 1, files: 1, erasureAskedAt: null });
    expect((await person.post('/me/privacy/actions/ask-erasure', { note: null })).status).toBe(200);
    expect((await effects()).erasureAskedAt).toEqual(expect.any(String));
  });

  it('is refused to recruiters', async () => {
    expect((await remove(await createCandidateRecord(), {}, recruiter)).status).toBe(403);
  });
});

describe('restoring a record', () => {
  const restore = (candidate: Candidate, agent: SignedIn) =>
    agent.post(`${pathOf(candidate)}/actions/restore-deleted`, { version: candidate.version });

  it('is allowed to recruiters for their own candidates', async () => {
    const own = await createCandidateRecord({
      deletedAt: ago(1),
      ownerUserId: recruiter.user._id,
    });
    expect((await restore(own, recruiter)).status).toBe(200);
    expect(
      (await restore(await createCandidateRecord({ deletedAt: ago(1) }), recruiter)).status,
    ).toBe(404);
  });

  it('ends after 30 days', async () => {
    const late = await createCandidateRecord({ deletedAt: ago(31) });
    expect((await restore(late, lead)).body.error.code).toBe('RESTORE_EXPIRED');
  });

  it('is refused if another candidate now has the mail address', async () => {
    const gone = await createCandidateRecord({ email: 'twice@people.test', deletedAt: ago(1) });
    const here = await createCandidateRecord({ email: 'twice@people.test' });
    expect((await restore(gone, lead)).body.error).toMatchObject({
      code: 'DUPLICATE',
      context: { existingId: here._id.toHexString() },
    });
  });
});

describe('background jobs', () => {
  it('purge records deleted more than 30 days ago, with notes and audited values', async () => {
    await CandidateModel.deleteMany({ deletedAt: { $ne: null } });
    const old = await createCandidateRecord();
    const young = await createCandidateRecord({ deletedAt: ago(29) });
    const entityId = old._id.toHexString();
    const { body } = await recruiter.post('/notes', {
      subjectType: 'candidate',
      subjectId: entityId,
      body: '<p>Personal</p>',
    });
    await recruiter.patch(`${pathOf(old)}/contact-information`, {
      version: 1,
      changes: { city: 'Faro' },
    });
    const values = () =>
      AuditValueModel.countDocuments({ entityId: { $in: [entityId, body.note.id] } });
    expect(await values()).toBeGreaterThan(1);
    await CandidateModel.updateOne({ _id: old._id }, { $set: { deletedAt: ago(31) } });
    expect(await purgeDeletedCandidates(signal)).toBe(1);
    expect(await CandidateModel.exists({ _id: old._id })).toBeNull();
    expect(await CandidateModel.exists({ _id: young._id })).not.toBeNull();
    expect(await NoteModel.countDocuments({ subjectId: old._id })).toBe(0);
    expect(await values()).toBe(0);
  });

  it('keep what the law requires of people who worked or signed, and no longer', async () => {
    await CandidateModel.deleteMany({ deletedAt: { $ne: null } });
    const gone = () => createCandidateRecord({ deletedAt: ago(31) });
    const [worked, signed, longAgo] = [await gone(), await gone(), await gone()];
    await createPlacement(worked._id, { status: 'ended', actualEndDate: '2026-02-01' });
    await createPlacement(longAgo._id, { status: 'ended', actualEndDate: '2016-02-01' });
    await createDocument(signed, {}, { status: 'completed', completedAt: ago(40) });
    expect(await purgeDeletedCandidates(signal)).toBe(1);
    const left = await CandidateModel.find({ deletedAt: { $ne: null } }, { _id: 1 }).lean();
    expect(left.map(({ _id }) => _id)).toEqual([worked._id, signed._id]);
    await CandidateModel.deleteMany({ deletedAt: { $ne: null } });
  });

  it('activate a scheduled rate on its day', async () => {
    const candidate = await createCandidateRecord();
    await recruiter.patch(`${pathOf(candidate)}/rates`, {
      version: 1,
      rate: {
        unit: 'hour',
        currency: 'USD',
        expected: '61',
        minimum: null,
        effectiveFrom: '2090-01-01',
      },
    });
    const row = async () => CandidateModel.findById(candidate._id).lean();
    expect(await row()).toMatchObject({ currentRate: null, rateDueOn: '2090-01-01' });
    await refreshCurrentRates(signal, '2090-01-01');
    expect(await row()).toMatchObject({ currentRate: { amountMinor: 6100 }, rateDueOn: null });
  });
});

describe('record owners', () => {
  it('change in bulk, one record at a time, and a preview changes nothing', async () => {
    const owner = await signInAs(test, 'recruiter');
    const head = await signInAs(test, 'team_lead');
    const mine = await createCandidateRecord({ ownerUserId: owner.user._id });
    const other = await createCandidateRecord();
    const own = await createCandidateRecord({ userId: head.user._id });
    const body = {
      ids: [mine._id, other._id, own._id, new Types.ObjectId()],
      ownerUserId: owner.userId,
    };
    const trial = await head.post('/candidates/bulk/owner', { ...body, dryRun: true });
    expect(trial.body).toMatchObject({ ok: 1, skipped: 1, failed: 2 });
    expect((await recruiter.get(pathOf(other))).body.version).toBe(1);
    const done = await head.post('/candidates/bulk/owner', body);
    // Problems come first.
    expect(done.body.items.map(({ code }: { code: string | null }) => code)).toEqual([
      'SELF_RECORD',
      'NOT_FOUND',
      'ALREADY_OWNER',
      null,
    ]);
    expect((await recruiter.get(pathOf(other))).body.owner.id).toBe(owner.userId);
  });

  it('are replaced by a successor when they leave', async () => {
    const [from, to] = [await createUser(), await createUser()];
    const candidate = await createCandidateRecord({ ownerUserId: from._id });
    await transact(systemContext('test'), (tx) => reassignOwnedRecords(tx, from._id, to._id));
    expect(await CandidateModel.findById(candidate._id).lean()).toMatchObject({
      ownerUserId: to._id,
      version: 2,
    });
  });
});

describe('the activity of a record', () => {
  it('shows each reader the events that they may know', async () => {
    const { body: created } = await recruiter.post('/candidates', {
      firstName: 'Active',
      lastName: 'Person',
      email: 'active@people.test',
      country: 'PT',
    });
    const path = `/candidates/${created.id}`;
    const subject = { subjectType: 'candidate', subjectId: created.id };
    await recruiter.patch(`${path}/contact-information`, {
      version: 1,
      changes: { email: 'other@people.test', city: 'Porto' },
    });
    await recruiter.patch(`${path}/rates`, {
      version: 2,
      rate: {
        unit: 'hour',
        currency: 'USD',
        expected: '50',
        minimum: null,
        effectiveFrom: '2026-01-01',
      },
    });
    await recruiter.patch(`${path}/rates`, {
      version: 3,
      rate: {
        unit: 'hour',
        currency: 'USD',
        expected: '62',
        minimum: null,
        effectiveFrom: '2026-03-01',
      },
    });
    const ratesFor = async (agent: SignedIn) => {
      const { body } = await agent.get(`${path}/activity`);
      return body.data.flatMap(({ rate }: { rate?: { from: unknown; to: unknown } }) => rate ?? []);
    };
    const hourly = (amount: string) => ({ amount, currency: 'USD', unit: 'hour' });
    expect(await ratesFor(recruiter)).toEqual([
      { from: hourly('50.00'), to: hourly('62.00') },
      { from: null, to: hourly('50.00') },
    ]);
    expect(await ratesFor(await signInAs(test, 'staff_viewer'))).toEqual([]);
    await recruiter.post('/notes', { ...subject, body: '<p>Called, <b>nice</b></p>' });
    await recruiter.post('/notes', { ...subject, body: '<p>Mine</p>', visibility: 'private' });
    const kindsFor = async (agent: SignedIn) => {
      const { body } = await agent.get(`${path}/activity`);
      return body.data.map(({ kind, fields, excerpt }: Record<string, unknown>) => [
        kind,
        fields,
        excerpt,
      ]);
    };
    expect(await kindsFor(recruiter)).toEqual([
      ['note_added', [], 'Mine'],
      ['note_added', [], 'Called, nice'],
      ['rate_changed', [], null],
      ['rate_changed', [], null],
      ['changed', ['email', 'city'], null],
      ['created', [], null],
    ]);
    expect(await kindsFor(await signInAs(test, 'staff_viewer'))).toEqual([
      ['note_added', [], 'Called, nice'],
      ['changed', ['city'], null],
      ['created', [], null],
    ]);
    const first = await recruiter.get(`${path}/activity?limit=2`);
    const rest = await recruiter.get(`${path}/activity?limit=50&cursor=${first.body.nextCursor}`);
    expect([first.body.data.length, rest.body.data.length]).toEqual([2, 4]);
  });

  it('merges its sources by time, can be filtered by group, and continues where it stopped', async () => {
    const record = await createCandidateRecord();
    const id = record._id.toHexString();
    const path = `/candidates/${id}/activity`;
    const subject = { subjectType: 'candidate', subjectId: id };
    await recruiter.post('/notes', { ...subject, body: '<p>First</p>' });
    const mail = { template: 'rejection', variables: {}, to: ['ana@people.test'], ...subject };
    const sent = { category: 'other', status: 'sent', subject: 'About your application' };
    await EmailMessageModel.insertMany([
      { ...mail, ...sent, createdAt: new Date() },
      { ...mail, ...sent, category: 'account', subject: 'Your link', createdAt: new Date() },
      { ...mail, ...sent, status: 'queued', subject: 'Not yet', createdAt: new Date() },
    ]);
    await recruiter.post('/tasks', { ...subject, title: 'Call again', kind: 'follow_up' });

    const told = ({ body }: { body: { data: Record<string, unknown>[] } }) =>
      body.data.map(({ group, excerpt }) => [group, excerpt]);
    const all = [
      ['tasks', 'Call again'],
      ['mails', 'About your application'],
      ['notes', 'First'],
    ];
    expect(told(await recruiter.get(path))).toEqual(all);
    expect(told(await recruiter.get(`${path}?groups=mails,notes`))).toEqual(all.slice(1));
    // Readers without access to contact data cannot read mails either.
    expect(told(await (await signInAs(test, 'staff_viewer')).get(`${path}?groups=mails`))).toEqual(
      [],
    );
    const pages: unknown[] = [];
    let cursor = '';
    do {
      const { body } = await recruiter.get(`${path}?limit=1${cursor && `&cursor=${cursor}`}`);
      pages.push(...told({ body }));
      cursor = body.nextCursor ?? '';
    } while (cursor && pages.length < 9);
    expect(pages).toEqual(all);

    const first = await recruiter.get(`${path}?limit=1`);
    const elsewhere = `${path}?groups=notes&cursor=${first.body.nextCursor}`;
    expect((await recruiter.get(elsewhere)).body.error.code).toBe('INVALID_CURSOR');
    expect((await recruiter.get(`${path}?groups=secrets`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the candidate’s own profile', () => {
  it('shows candidates their data, without the notes of staff', async () => {
    const user = await createUser();
    const record = await createCandidateRecord({ userId: user._id, rating: 2 });
    const agent = await signInAs(test, 'candidate', { assignment: { candidateId: record._id } });
    const { status, body } = await agent.get('/me/profile');
    expect(status).toBe(200);
    expect(body).toMatchObject({ number: record.number, email: record.email, rates: [] });
    expect(body).not.toHaveProperty('rating');
    expect((await recruiter.get('/me/profile')).status).toBe(403);
  });
});

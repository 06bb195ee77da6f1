import { limits, type Board, type BoardCard, type BoardChanges } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { createApplication, ended } from '../application.fixtures.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const ownJob = (changes: Partial<Job> = {}) =>
  createJob({ leadRecruiterId: recruiter.user._id, ...changes });

/** Adds a candidate to a job. */
async function put(
  job: Job,
  kind: Parameters<typeof createApplication>[1] = 'added',
  changes: Partial<Application> = {},
  person: Partial<Candidate> = {},
): Promise<Application> {
  const candidate = await createCandidateRecord(person);
  return createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: recruiter.user._id,
    },
    kind,
    changes,
  );
}

async function readBoard(agent: SignedIn, job: Job, query = ''): Promise<Board> {
  const { status, body } = await agent.get(`/jobs/${idOf(job)}/applications${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Board;
}
const idsIn = (board: Board, column: string): string[] =>
  board.columns.find(({ id }) => id === column)?.cards.map(({ id }) => id) ?? [];
const cardsOf = (board: Board): BoardCard[] => board.columns.flatMap(({ cards }) => cards);
const bulk = (job: Job, verb: string, body: object) =>
  recruiter.post(`/jobs/${idOf(job)}/bulk/${verb}`, body);
const outcomes = ({ body }: { body: { items: { outcome: string; code: string | null }[] } }) =>
  body.items.map(({ outcome, code }) => [outcome, code]);
const changesSince = async (agent: SignedIn, job: Job, since: string): Promise<BoardChanges> =>
  (await agent.get(`/jobs/${idOf(job)}/applications/changes?since=${since}`)).body as BoardChanges;

describe('the board of a job', () => {
  it('shows candidates in columns, counts of all, late ones, and what has ended', async () => {
    const job = await ownJob();
    const long = new Date(Date.now() - 30 * 86_400_000);
    const second = await put(job, 'added', { rank: 2, stageEnteredAt: long });
    const first = await put(job, 'added', { rank: 1 });
    const waiting = await put(job, 'interested', { onHold: true });
    const placed = await put(job, 'contracting', { status: 'placed' });
    await put(job, 'added', ended('rejected', 'added'));
    await put(job, 'added', {}, { isPrivate: true });
    const board = await readBoard(recruiter, job);
    expect(idsIn(board, 'added')).toEqual([idOf(first), idOf(second)]);
    expect(idsIn(board, 'on_hold')).toEqual([idOf(waiting)]);
    expect(idsIn(board, 'contracting')).toEqual([idOf(placed)]);
    expect(board.columns[0]).toMatchObject({ total: 2, late: 1, oldestAt: long.toISOString() });
    expect(board.columns.find(({ id }) => id === 'contracting')).toMatchObject({
      total: 0,
      placed: 1,
    });
    // Matches the job's own counts: a placed candidate is no longer counted.
    expect(board).toMatchObject({ live: 3, ended: 1, mayAdd: true });
    expect(board.columns.some(({ id }) => id === 'ended')).toBe(false);
    const all = await readBoard(recruiter, job, '?ended=shown');
    expect(all.columns.at(-1)).toMatchObject({ id: 'ended', total: 1 });
  });

  it('pages through a column with more cards than one page, each card once', async () => {
    const job = await ownJob();
    const { boardPage } = limits.application;
    const candidate = await createCandidateRecord();
    const rows = Array.from({ length: boardPage + 5 }, (_x, rank) => ({
      _id: new Types.ObjectId(),
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: recruiter.user._id,
      stageId: 'added',
      stageKind: 'added',
      stageEnteredAt: new Date(),
      lastActivityAt: new Date(),
      sourceKind: 'staff_added',
      // Live pairs are unique; earlier placements are not tested here.
      status: 'rejected',
      exit: ended('rejected', 'added').exit,
      rank,
    }));
    await ApplicationModel.insertMany(rows);
    const board = await readBoard(recruiter, job, '?ended=shown');
    const column = board.columns.at(-1);
    expect(column).toMatchObject({ total: boardPage + 5 });
    expect(column?.cards).toHaveLength(boardPage);
    const rest = await readBoard(
      recruiter,
      job,
      `?ended=shown&column=ended&cursor=${column?.nextCursor}`,
    );
    expect(rest.columns).toHaveLength(1);
    const seen = [...cardsOf(board), ...cardsOf(rest)].map(({ id }) => id);
    expect(new Set(seen).size).toBe(boardPage + 5);
    const foreign = await recruiter.get(
      `/jobs/${idOf(job)}/applications?cursor=${column?.nextCursor}`,
    );
    expect(foreign.body.error.code).toBe('INVALID_CURSOR');
  });

  it('shows rates only with the right to them, and confidential jobs only to their team', async () => {
    const rate = { amountMinor: 4_200, currency: 'USD' as const, unit: 'hour' as const };
    const job = await ownJob();
    await put(job, 'internal_review', { proposedPayRate: rate, proposedBillRate: rate });
    const own = cardsOf(await readBoard(recruiter, job))[0];
    expect(own).toMatchObject({ payRate: { amount: '42.00' }, billRate: { amount: '42.00' } });
    const viewer = await signInAs(test, 'staff_viewer');
    const seen = cardsOf(await readBoard(viewer, job))[0];
    expect(seen && ['payRate', 'billRate'].filter((key) => key in seen)).toEqual([]);
    expect(seen?.allowedActions).toEqual([]);
    // An account manager reads the boards of jobs that they work on.
    const manager = await signInAs(test, 'account_manager');
    expect(cardsOf(await readBoard(manager, job))).toEqual([]);
    const secret = await ownJob({ confidential: true });
    expect((await manager.get(`/jobs/${idOf(secret)}/applications`)).status).toBe(404);
    for (const role of ['client_admin', 'candidate'] as const)
      expect(
        (await (await signInAs(test, role)).get(`/jobs/${idOf(job)}/applications`)).status,
      ).toBe(403);
  });

  it('filters by name, owner and score, and counts what it shows', async () => {
    const job = await ownJob();
    const other = await signInAs(test, 'recruiter');
    const strong = await put(job, 'added', { matchScore: 90 }, { firstName: 'Zsófia' });
    await put(job, 'added', { matchScore: 40, ownerUserId: other.user._id });
    for (const query of [
      '?q=zsofi',
      '?filter[score][gte]=65',
      `?filter[owner]=${idOf(recruiter.user)}`,
    ])
      expect([query, idsIn(await readBoard(recruiter, job, query), 'added')]).toEqual([
        query,
        [idOf(strong)],
      ]);
  });
});

describe('changes since a given moment', () => {
  it('contain the candidates who moved and name those who are gone', async () => {
    const job = await ownJob();
    const [moving, leaving] = [await put(job), await put(job, 'added', { rank: 2 })];
    const { asOf } = await readBoard(recruiter, job);
    await OutboxModel.deleteMany({});
    await recruiter.post(`/applications/${idOf(moving)}/actions/move`, {
      version: 1,
      stageId: 'interested',
    });
    await recruiter.post(`/applications/${idOf(leaving)}/actions/remove`, { version: 1 });
    const changes = await changesSince(recruiter, job, asOf);
    expect(changes.cards.map(({ id, column }) => [id, column])).toEqual([
      [idOf(moving), 'interested'],
    ]);
    expect(changes.gone).toEqual([idOf(leaving)]);
    expect(changes.live).toBe(1);
    const told = await OutboxModel.find({ type: 'pipeline.changed' }).lean();
    expect(told.map(({ payload }) => payload)).toEqual([
      { jobId: idOf(job) },
      { jobId: idOf(job) },
    ]);
  });
});

describe('changes of the candidates themselves', () => {
  it('reach an open board: other facts on the card, and who was deleted', async () => {
    const job = await ownJob();
    const [vetted, deleted, quiet] = [await put(job), await put(job), await put(job)];
    const { asOf } = await readBoard(recruiter, job);
    const long = { $set: { updatedAt: new Date(Date.now() - 3_600_000) } };
    await ApplicationModel.collection.updateMany({ jobId: job._id }, long);
    const people = [vetted, deleted, quiet].map(({ candidateId }) => candidateId);
    await CandidateModel.collection.updateMany({ _id: { $in: people } }, long);
    const updatedAt = new Date();
    await CandidateModel.updateOne(
      { _id: vetted.candidateId },
      { $set: { vettingStatus: 'vetted', updatedAt } },
    );
    await CandidateModel.updateOne(
      { _id: deleted.candidateId },
      { $set: { deletedAt: updatedAt, updatedAt } },
    );
    const { cards, gone } = await changesSince(recruiter, job, asOf);
    expect(cards.map(({ id, candidate }) => [id, candidate.vettingStatus])).toEqual([
      [idOf(vetted), 'vetted'],
    ]);
    expect(gone).toEqual([idOf(deleted)]);
  });
});

describe('the order inside a stage', () => {
  it('puts a card between two others, even if no number is left between them', async () => {
    const job = await ownJob();
    const cards = [await put(job, 'added', { rank: 1 }), await put(job, 'added', { rank: 2 })];
    const last = await put(job, 'added', { rank: 3 });
    const reorder = (application: Application, after: string | null, version = 1) =>
      recruiter.post(`/applications/${idOf(application)}/actions/reorder`, { version, after });
    expect((await reorder(last, idOf(cards[0]!))).status).toBe(200);
    const order = async () => idsIn(await readBoard(recruiter, job), 'added');
    expect(await order()).toEqual([idOf(cards[0]!), idOf(last), idOf(cards[1]!)]);
    expect((await reorder(last, null, 2)).status).toBe(200);
    expect((await order())[0]).toBe(idOf(last));
    const late = await reorder(last, null, 2);
    expect(late.body.error.code).toBe('VERSION_CONFLICT');
    const moved = await recruiter.post(`/applications/${idOf(cards[1]!)}/actions/move`, {
      version: 1,
      stageId: 'interested',
      after: null,
    });
    expect(moved.status).toBe(200);
  });
});

describe('bulk actions', () => {
  it('move candidates as previewed, and do no harm when sent again', async () => {
    const job = await ownJob();
    const people = [
      await put(job),
      await put(job, 'interested'),
      await put(job, 'submitted', { submissionVersion: 1 }),
      await put(job, 'added', ended('rejected', 'added')),
      await put(await ownJob()),
    ];
    const body = { ids: people.map(idOf), stageId: 'interested' };
    const expected = [
      ['ok', null],
      ['skipped', 'ALREADY_THERE'],
      ['error', 'USE_ACTION_INSTEAD'],
      ['error', 'INVALID_TRANSITION'],
      ['error', 'NOT_FOUND'],
    ];
    expect(outcomes(await bulk(job, 'move', { ...body, dryRun: true }))).toEqual(expected);
    expect(
      await ApplicationModel.countDocuments({ jobId: job._id, stageId: 'added', status: 'active' }),
    ).toBe(1);
    const key = crypto.randomUUID();
    const done = await bulk(job, 'move', body).set('Idempotency-Key', key);
    expect(outcomes(done)).toEqual(expected);
    expect((await bulk(job, 'move', body).set('Idempotency-Key', key)).body).toEqual(done.body);
    expect(outcomes(await bulk(job, 'move', body))[0]).toEqual(['skipped', 'ALREADY_THERE']);
    const toLate = await bulk(job, 'move', { ids: [idOf(people[0]!)], stageId: 'selected' });
    expect(outcomes(toLate)).toEqual([['error', 'USE_ACTION_INSTEAD']]);
  });

  it('remove candidates never submitted and reject all for one reason, up to a limit', async () => {
    const job = await ownJob();
    const [early, late] = [await put(job), await put(job, 'submitted', { submissionVersion: 1 })];
    const ids = [idOf(early), idOf(late)];
    const removal = [
      ['ok', null],
      ['error', 'INVALID_TRANSITION'],
    ];
    expect(outcomes(await bulk(job, 'remove', { ids, dryRun: true }))).toEqual(removal);
    expect(outcomes(await bulk(job, 'remove', { ids }))).toEqual(removal);
    expect(outcomes(await bulk(job, 'remove', { ids }))[0]).toEqual(['skipped', 'ALREADY_REMOVED']);
    const reason = (await reasonsOf('application_reject')).find(
      ({ side, requiresNote }) => side === 'agency' && !requiresNote,
    );
    const rejection = { ids: [idOf(late)], reasonId: reason && idOf(reason) };
    expect(outcomes(await bulk(job, 'reject', { ...rejection, dryRun: true }))).toEqual([
      ['ok', null],
    ]);
    expect(outcomes(await bulk(job, 'reject', rejection))).toEqual([['ok', null]]);
    expect(outcomes(await bulk(job, 'reject', rejection))).toEqual([
      ['skipped', 'ALREADY_REJECTED'],
    ]);
    const many = Array.from({ length: limits.application.bulkReject + 1 }, () =>
      new Types.ObjectId().toHexString(),
    );
    const refused = await bulk(job, 'reject', { ...rejection, ids: many });
    expect(refused.body.error.code).toBe('SECOND_PERSON_REQUIRED');
  });

  it('reject more than the limit if a second person approves', async () => {
    const job = await ownJob();
    const [one, other] = [await put(job), await put(job, 'contracting')];
    const [reason] = await reasonsOf('application_reject');
    const nobody = Array.from({ length: limits.application.bulkReject }, () =>
      new Types.ObjectId().toHexString(),
    );
    const terms = {
      ids: [idOf(one), idOf(other), ...nobody],
      reasonId: reason && idOf(reason),
      note: 'The client needs nobody.',
    };
    expect(outcomes(await bulk(job, 'reject', { ...terms, dryRun: true }))).toHaveLength(102);
    const ask = { ...terms, approvalReason: 'The whole search is over.' };
    const lead = await signInAs(test, 'team_lead');
    const asked = await bulk(job, 'reject', ask);
    expect(asked.body).toMatchObject({ ok: 0, failed: 101, approval: { id: expect.any(String) } });
    expect((await bulk(job, 'reject', ask)).body.error.code).toBe('APPROVAL_PENDING');
    const path = `/approvals/${asked.body.approval.id}`;
    expect((await lead.get(path)).body).toMatchObject({
      kind: 'application_bulk_reject',
      facts: [{ name: 'people', value: '1' }, { name: 'rejectionReason' }, { name: 'telling' }],
    });
    const approved = await lead.post(`${path}/actions/approve`, { version: 1 });
    expect([approved.status, approved.body.status]).toEqual([200, 'approved']);
    const after = await ApplicationModel.find({ jobId: job._id }).sort({ _id: 1 }).lean();
    expect(after.map(({ status }) => status)).toEqual(['rejected', 'active']);
    expect(after[0]?.updatedBy).toEqual(lead.user._id);
  });

  it('take candidates to another job and name the new application of each', async () => {
    const [job, other] = [await ownJob(), await ownJob()];
    const moving = await put(job, 'submitted', { submissionVersion: 1 });
    const there = await put(job);
    await createApplication({
      candidateId: there.candidateId,
      jobId: other._id,
      companyId: other.companyId,
      ownerUserId: recruiter.user._id,
    });
    const body = { ids: [idOf(moving), idOf(there)], jobId: idOf(other), stage: 'interested' };
    const expected = [
      ['ok', null],
      ['error', 'APPLICATION_EXISTS'],
    ];
    expect(outcomes(await bulk(job, 'move-to-job', { ...body, dryRun: true }))).toEqual(expected);
    const moved = await bulk(job, 'move-to-job', body);
    expect(outcomes(moved)).toEqual(expected);
    const begun = await ApplicationModel.findById(moved.body.items[0].newId).lean();
    expect(begun).toMatchObject({ jobId: other._id, stageKind: 'interested', status: 'active' });
    const linked = async (id: string) => (await recruiter.get(`/applications/${id}`)).body;
    const now = { id: moved.body.items[0].newId, jobTitle: other.title };
    expect(await linked(idOf(moving))).toMatchObject({ status: 'withdrawn', movedTo: now });
    expect(await linked(now.id)).toMatchObject({ movedFrom: { id: idOf(moving) }, movedTo: null });
  });
});

const rounds = process.env['MUSTER_TEST_FULL'] ? 500 : 20;

it(
  `one of two people who move the same card succeeds, ${rounds} times over`,
  async () => {
    const rival = await signInAs(test, 'recruiter');
    const team = [{ userId: rival.user._id, function: 'recruiter' as const, responsible: false }];
    const shared = await ownJob({ team });
    const card = await put(shared);
    const found: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await ApplicationModel.findById(card._id).lean();
      const version = before?.version ?? 0;
      const [to, other] =
        before?.stageId === 'added' ? ['interested', 'internal_review'] : ['added', 'interested'];
      const target = before?.stageId === 'interested' ? ['added', 'internal_review'] : [to, other];
      const move = (agent: SignedIn, stageId: string | undefined) =>
        agent.post(`/applications/${idOf(card)}/actions/move`, { version, stageId });
      const answers = await Promise.all([move(recruiter, target[0]), move(rival, target[1])]);
      const codes = answers.map(({ status, body }) => (status === 200 ? 'won' : body.error.code));
      const after = await ApplicationModel.findById(card._id).lean();
      if (codes.toSorted().join() !== 'VERSION_CONFLICT,won' || after?.version !== version + 1)
        found.push(`round ${round}: ${codes.join()} at version ${after?.version}, was ${version}`);
    }
    expect(found).toEqual([]);
  },
  rounds * 6_000,
);

describe('a candidate on hold', () => {
  const move = (application: Application, stageId: string, version = application.version) =>
    recruiter.post(`/applications/${idOf(application)}/actions/move`, { version, stageId });
  const held = { onHold: true, holdUntil: '2999-01-01', holdNote: 'Back from leave then' };
  const eventsOf = async ({ _id }: Application) =>
    (await ApplicationEventModel.find({ applicationId: _id }).lean()).map(({ type }) => type);

  it('is resumed by the move to another stage, as one change', async () => {
    const application = await put(await ownJob(), 'added', held);
    const answer = await move(application, 'interested');
    expect(answer.body).toMatchObject({
      version: application.version + 1,
      stage: { id: 'interested' },
      onHold: false,
      holdUntil: null,
      holdNote: null,
    });
    expect(await eventsOf(application)).toEqual(['stage_changed']);
    expect((await move(application, 'interested')).body).toEqual(answer.body);
  });

  it('is resumed by a move to their own stage, with the time that was left', async () => {
    const entered = new Date(Date.now() - 3_600_000);
    const application = await put(await ownJob(), 'added', { ...held, stageEnteredAt: entered });
    const answer = await move(application, 'added');
    expect(answer.body).toMatchObject({ onHold: false, stageEnteredAt: entered.toISOString() });
    expect(await eventsOf(application)).toEqual(['resumed']);
    expect((await move(application, 'added')).body).toEqual(answer.body);
  });

  it('is resumed by a bulk move to their own stage, while the others are already there', async () => {
    const job = await ownJob();
    const people = [await put(job, 'added', held), await put(job, 'added')];
    const body = { ids: people.map(idOf), stageId: 'added' };
    expect(outcomes(await bulk(job, 'move', body))).toEqual([
      ['ok', null],
      ['skipped', 'ALREADY_THERE'],
    ]);
  });
});

it('refuses to move a candidate back from a late stage', async () => {
  const application = await put(await ownJob(), 'client_interview', { submissionVersion: 1 });
  const { body } = await recruiter.post(`/applications/${idOf(application)}/actions/move`, {
    version: application.version,
    stageId: 'submitted',
  });
  expect(body.error.code).toBe('INVALID_TRANSITION');
});

import {
  applicationMachine,
  applicationStageKinds,
  canTransition,
  type ApplicationStageKind,
  type ApplicationState,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyRuleModel } from '../company-rules/company-rule.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { SubmissionModel } from '../submissions/submission.model.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { createApplication, ended } from './application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { personalApplications } from './applications.personal.ts';
import { createDecider } from './submission.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  recruiter = await signInAs(test, 'recruiter');
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const bulkAdd = (
  agent: SignedIn,
  job: Job,
  people: readonly Pick<Candidate, '_id'>[],
  more: object = {},
) =>
  agent.post('/candidates/bulk/add-to-job', {
    ids: people.map(idOf),
    jobId: idOf(job),
    ...more,
  });
const ownJob = (changes: Partial<Job> = {}) =>
  createJob({ leadRecruiterId: recruiter.user._id, ...changes });
const stateKey = (state: ApplicationState): ApplicationStageKind =>
  applicationStageKinds.find((kind) => kind === state) ?? 'submitted';
const shown = ({ body }: { body: { items: { outcome: string; code: string | null }[] } }) =>
  body.items.map(({ outcome, code }) => [outcome, code]);

describe('adding candidates to a job', () => {
  it('previews and then does exactly that, and explains each candidate who cannot be added', async () => {
    const company = await createCompany({ name: 'Acme' });
    const job = await ownJob({ companyId: company._id });
    const fine = await createCandidateRecord();
    const quiet = await createCandidateRecord({ status: 'do_not_contact' });
    const secret = await createCandidateRecord({ isPrivate: true });
    const excluded = await createCandidateRecord();
    const before = await createCandidateRecord();
    const there = await createCandidateRecord();
    const pair = { jobId: job._id, companyId: company._id, ownerUserId: recruiter.user._id };
    await createApplication({ ...pair, candidateId: there._id });
    await createApplication(
      { ...pair, candidateId: before._id },
      'added',
      ended('rejected', 'added'),
    );
    await CompanyRuleModel.create({
      candidateId: excluded._id,
      companyId: company._id,
      rule: 'current_employer',
      note: 'Works there until March.',
    });
    const everybody = [fine, quiet, secret, excluded, before, there];
    const expected = [
      ['ok', null],
      ['error', 'CANDIDATE_DO_NOT_CONTACT'],
      ['error', 'NOT_FOUND'],
      ['error', 'CANDIDATE_EXCLUDED_FOR_CLIENT'],
      ['error', 'EARLIER_ATTEMPT'],
      ['skipped', 'APPLICATION_EXISTS'],
    ];
    const rehearsal = await bulkAdd(recruiter, job, everybody, { dryRun: true });
    expect(shown(rehearsal)).toEqual(expected);
    expect(rehearsal.body.items[2].name).toBeNull();
    expect(rehearsal.body.items[3].rule).toEqual({
      rule: 'current_employer',
      note: 'Works there until March.',
    });
    expect(await ApplicationModel.countDocuments({ candidateId: fine._id })).toBe(0);

    const key = crypto.randomUUID();
    const send = () => bulkAdd(recruiter, job, everybody).set('Idempotency-Key', key);
    const done = await send();
    expect(shown(done)).toEqual(expected);
    const again = await send();
    expect(again.body).toEqual(done.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(shown(await bulkAdd(recruiter, job, [fine]))).toEqual([
      ['skipped', 'APPLICATION_EXISTS'],
    ]);

    const application = await ApplicationModel.findOne({ candidateId: fine._id }).lean();
    expect(application).toMatchObject({ stageId: 'added', attempt: 1, sourceKind: 'staff_added' });
    expect(application?.ownerUserId).toEqual(recruiter.user._id);
    expect(await ApplicationEventModel.countDocuments({ applicationId: application?._id })).toBe(1);

    const second = await bulkAdd(recruiter, job, [before], { again: true, stage: 'interested' });
    expect(second.body.items).toMatchObject([{ outcome: 'ok', attempt: 2 }]);
  });

  it('asks added candidates whether they are interested, if a mail can reach them', async () => {
    const job = await ownJob();
    const asked = await createCandidateRecord();
    const unheard = await createCandidateRecord({ email: null });
    const terms = { askInterest: true };
    const rehearsal = await bulkAdd(recruiter, job, [asked, unheard], { ...terms, dryRun: true });
    expect(rehearsal.body.items[1]).toMatchObject({ outcome: 'ok', unasked: 'no_email' });
    await bulkAdd(recruiter, job, [asked, unheard], terms);
    const rows = await ApplicationModel.find({ jobId: job._id }).sort({ rank: 1 }).lean();
    expect(rows.map(({ candidateInterest }) => candidateInterest)).toEqual(['asked', 'not_asked']);
    const mails = await EmailMessageModel.find({ template: 'interest_question' }).lean();
    expect(mails.map(({ to }) => to)).toEqual([[asked.email]]);
    const later = await bulkAdd(recruiter, job, [asked], { ...terms, stage: 'interested' });
    expect(later.body.error.fields).toMatchObject([{ path: 'askInterest' }]);
  });

  it('hides the reason of an exclusion from users who may not read it', async () => {
    const manager = await signInAs(test, 'account_manager');
    const job = await createJob({ accountManagerId: manager.user._id });
    const candidate = await createCandidateRecord();
    const rule = { candidateId: candidate._id, companyId: job.companyId };
    await CompanyRuleModel.create({ ...rule, rule: 'exclusivity', note: 'Secret deal.' });
    const { body } = await bulkAdd(manager, job, [candidate], { dryRun: true });
    expect(body.items).toEqual([
      {
        id: idOf(candidate),
        name: candidate.name,
        outcome: 'error',
        code: 'CANDIDATE_EXCLUDED_FOR_CLIENT',
        attempt: null,
      },
    ]);
    await CompanyRuleModel.updateOne(rule, { $set: { until: '2020-01-01' } });
    expect(shown(await bulkAdd(manager, job, [candidate], { dryRun: true }))).toEqual([
      ['ok', null],
    ]);
  });

  it('refuses closed and hidden jobs, jobs of others and too many candidates', async () => {
    const candidate = await createCandidateRecord();
    const closed = await bulkAdd(recruiter, await ownJob({ status: 'closed' }), [candidate]);
    expect([closed.status, closed.body.error.code]).toEqual([409, 'JOB_NOT_OPEN']);
    const hidden = await createJob({ confidential: true });
    expect((await bulkAdd(recruiter, hidden, [candidate])).status).toBe(404);
    const manager = await signInAs(test, 'account_manager');
    expect((await bulkAdd(manager, await ownJob(), [candidate])).status).toBe(403);
    const crowd = Array.from({ length: 201 }, () => ({ _id: new Types.ObjectId() }));
    expect((await bulkAdd(recruiter, await ownJob(), crowd)).status).toBe(422);
  });

  it('creates one application when several users add the same candidate at once', async () => {
    const job = await ownJob();
    const candidate = await createCandidateRecord();
    const answers = await Promise.all(
      [recruiter, lead, recruiter, lead].map((agent) => bulkAdd(agent, job, [candidate])),
    );
    const outcomes = answers.map(({ body }) => body.items[0].outcome as string);
    expect(outcomes.toSorted()).toEqual(['ok', 'skipped', 'skipped', 'skipped']);
    expect(await ApplicationModel.countDocuments({ jobId: job._id })).toBe(1);
  });

  it('adds a candidate to several jobs and names those they are already on', async () => {
    const [one, two] = [await ownJob(), await ownJob({ status: 'filled' })];
    const candidate = await createCandidateRecord();
    const path = `/candidates/${idOf(candidate)}/applications`;
    const jobIds = [idOf(one), idOf(two), new Types.ObjectId().toHexString()];
    const { body } = await recruiter.post(path, { jobIds });
    expect(shown({ body })).toEqual([
      ['ok', null],
      ['error', 'JOB_NOT_OPEN'],
      ['error', 'NOT_FOUND'],
    ]);
    const { body: choices } = await recruiter.get(`/jobs/choices?candidateId=${idOf(candidate)}`);
    const marked = choices.data.find(({ id }: { id: string }) => id === idOf(one));
    expect(marked).toMatchObject({ own: true, refusal: { code: 'APPLICATION_EXISTS' } });
  });
});

it('a vetter suggests candidates; recruiters on the job accept, dismiss or add them directly', async () => {
  const vetter = await signInAs(test, 'vetter');
  const job = await ownJob();
  const path = `/jobs/${idOf(job)}/suggestions`;
  const vetted = () => createCandidateRecord({ vetterIds: [vetter.user._id] });
  const people = [await vetted(), await vetted(), await vetted()];
  const suggest = (agent: SignedIn, { _id }: Pick<Candidate, '_id'>, note: string | null = null) =>
    agent.post(path, { candidateId: _id.toHexString(), note });
  const open: { id: string; version: number; status: string }[] = [];
  for (const one of people) open.push((await suggest(vetter, one, 'Strong in Go.')).body);
  expect(open.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  const stranger = await createCandidateRecord();
  expect((await suggest(vetter, stranger)).status).toBe(404);
  expect((await suggest(recruiter, stranger)).status).toBe(403);
  expect((await suggest(vetter, people[0]!, 'Strong in Go.')).body.id).toBe(open[0]?.id);
  expect((await suggest(vetter, people[0]!)).body.error.code).toBe('ALREADY_SUGGESTED');

  const decide = (agent: SignedIn, index: number, action: string, more: object = {}) => {
    const { id = '', version } = open[index] ?? {};
    return agent.post(`/suggestions/${id}/actions/${action}`, { version, ...more });
  };
  const other = await signInAs(test, 'vetter');
  expect((await decide(other, 0, 'withdraw')).status).toBe(404);
  expect((await decide(vetter, 0, 'accept')).status).toBe(403);
  expect((await recruiter.get(path)).body.data).toHaveLength(3);
  expect((await other.get(path)).body.data).toEqual([]);
  const accepted = await decide(recruiter, 0, 'accept');
  const application = await ApplicationModel.findOne({ candidateId: people[0]?._id }).lean();
  expect(accepted.body).toMatchObject({
    status: 'accepted',
    applicationId: application && idOf(application),
    decidedBy: { id: recruiter.user._id.toHexString() },
  });
  expect((await decide(recruiter, 0, 'accept')).status).toBe(200);
  expect((await decide(recruiter, 0, 'decline')).body.error.code).toBe('INVALID_TRANSITION');
  await decide(recruiter, 1, 'decline', { note: 'Too junior.' });
  await bulkAdd(recruiter, job, [people[2]!]);
  expect((await recruiter.get(path)).body.data).toEqual([]);
  const own = (await vetter.get(path)).body.data as { status: string; applicationId: null }[];
  expect(own.map(({ status }) => status)).toEqual(['accepted', 'declined', 'accepted']);
  expect(own.map(({ applicationId }) => applicationId)).toEqual([null, null, null]);
  expect((await suggest(vetter, people[2]!)).body.error.code).toBe('APPLICATION_EXISTS');
  const news = await NotificationModel.find({ userId: vetter.user._id }).lean();
  expect(news).toHaveLength(3);
});

it('a recruiter who accepts a suggestion may ask the candidate at once, or learns why not', async () => {
  const vetter = await signInAs(test, 'vetter');
  const job = await ownJob();
  const mine = { vetterIds: [vetter.user._id] };
  const accept = async ({ _id }: Candidate, askInterest: boolean) => {
    const { body } = await vetter.post(`/jobs/${idOf(job)}/suggestions`, {
      candidateId: _id.toHexString(),
    });
    const path = `/suggestions/${body.id}/actions/accept`;
    return recruiter.post(path, { version: body.version, askInterest });
  };
  const interestOf = async ({ _id }: Candidate) =>
    (await ApplicationModel.findOne({ candidateId: _id, jobId: job._id }).lean())
      ?.candidateInterest;
  const reached = await createCandidateRecord(mine);
  expect((await accept(reached, true)).body.status).toBe('accepted');
  expect(await interestOf(reached)).toBe('asked');
  const mails = await EmailMessageModel.find({ template: 'interest_question' }).lean();
  expect(mails.flatMap(({ to }) => to)).toContain(reached.email);

  const silent = await createCandidateRecord({ ...mine, email: null });
  expect((await accept(silent, true)).body.error.code).toBe('NO_RECIPIENTS');
  expect(await interestOf(silent)).toBeUndefined();
});

describe('the state machine', () => {
  let job: Job;
  let reasons: { reject: string; withdraw: string };
  beforeAll(async () => {
    job = await ownJob();
    const [reject] = await reasonsOf('application_reject');
    const [withdraw] = await reasonsOf('application_withdraw');
    if (!reject || !withdraw) throw new Error('There are no reasons');
    reasons = { reject: idOf(reject), withdraw: idOf(withdraw) };
  });

  async function standing(state: ApplicationState, changes: Partial<Application> = {}) {
    const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    const kind = stateKey(state);
    const isEnded = state === 'rejected' || state === 'withdrawn';
    return createApplication(
      {
        candidateId: candidate._id,
        jobId: job._id,
        companyId: job.companyId,
        ownerUserId: recruiter.user._id,
      },
      kind,
      {
        ...(isEnded && ended(state, kind)),
        ...(state === 'placed' && { status: 'placed' }),
        ...changes,
      },
    );
  }

  const paths = { move_stage: 'move' } as Readonly<Record<string, string>>;
  const act = (application: Application, action: string, more: object = {}) => {
    const bodies: Readonly<Record<string, object>> = {
      move_stage: { stageId: application.stageId === 'added' ? 'internal_review' : 'added' },
      reject: { reasonId: reasons.reject },
      withdraw: { reasonId: reasons.withdraw },
    };
    return recruiter.post(`/applications/${idOf(application)}/actions/${paths[action] ?? action}`, {
      version: application.version,
      ...bodies[action],
      ...more,
    });
  };

  const every = applicationMachine.states.flatMap((state) =>
    (['move_stage', 'hold', 'resume', 'reject', 'withdraw', 'restore', 'remove'] as const).map(
      (action) => ({ state, action }),
    ),
  );
  const allowed = every.filter(({ state, action }) =>
    canTransition(applicationMachine, state, action),
  );
  const forbidden = every.filter((pair) => !allowed.includes(pair));

  it.each(allowed)(
    '$action is possible while $state, and recorded once',
    async ({ state, action }) => {
      const application = await standing(state, action === 'resume' ? { onHold: true } : {});
      const answer = await act(application, action);
      expect([answer.status, answer.body.error]).toEqual([200, undefined]);
      const filter = { entity: 'application', entityId: idOf(application) };
      expect(await AuditEventModel.countDocuments(filter)).toBe(1);
      expect(await ApplicationEventModel.countDocuments({ applicationId: application._id })).toBe(
        1,
      );
    },
  );

  it.each(forbidden)('$action is refused while $state', async ({ state, action }) => {
    const answer = await act(await standing(state), action);
    const code = state === 'submitted' && action === 'move_stage' && 'USE_ACTION_INSTEAD';
    expect(answer.body.error.code).toBe(code || 'INVALID_TRANSITION');
  });

  it('offers exactly the actions that it would perform', async () => {
    const application = await standing('submitted', { submissionVersion: 1 });
    const path = `/candidates/${application.candidateId.toHexString()}/applications`;
    const { body } = await recruiter.get(path);
    expect(body.data[0].allowedActions).toEqual([
      'recall',
      'resubmit',
      'request_interview',
      'select',
      'hold',
      'reject',
      'withdraw',
      'move_to_job',
    ]);
  });

  it('reaches later stages only by their own actions', async () => {
    const answer = await act(await standing('added'), 'move_stage', { stageId: 'selected' });
    expect(answer.body.error).toMatchObject({
      code: 'USE_ACTION_INSTEAD',
      context: { action: 'select' },
    });
  });

  it('answers a repeat with the present state, and an outdated version with a conflict', async () => {
    const application = await standing('interested');
    const first = await act(application, 'reject', { note: 'No Kafka.' });
    expect(first.body.exit).toMatchObject({ side: 'agency', note: 'No Kafka.' });
    const repeated = await act(application, 'reject', { note: 'No Kafka.' });
    expect([repeated.status, repeated.body.version]).toEqual([200, first.body.version]);
    expect((await act(application, 'reject', { note: 'Other.' })).status).toBe(409);
    const restored = await act(application, 'restore', { version: first.body.version });
    expect(restored.body).toMatchObject({ status: 'active', stage: { kind: 'interested' } });
    expect((await act(application, 'hold')).body.error.code).toBe('VERSION_CONFLICT');
  });

  it('restores a removed application, unless the candidate was added again', async () => {
    const application = await standing('added');
    const { body: removed } = await act(application, 'remove');
    const back = (version: number) => act(application, 'put-back', { version });
    expect((await back(removed.version)).status).toBe(200);
    const { version } = (await act(application, 'remove', { version: removed.version + 1 })).body;
    await recruiter.post(`/candidates/${application.candidateId.toHexString()}/applications`, {
      jobIds: [idOf(job)],
    });
    expect((await back(version)).body.error.code).toBe('APPLICATION_EXISTS');
  });

  it('is closed to users who do not work on the job, and hidden if the job is confidential', async () => {
    const candidate = await createCandidateRecord();
    const foreign = await createJob({ status: 'open' });
    const secret = await createJob({ confidential: true });
    const at = async ({ _id, companyId }: Job) =>
      createApplication({
        candidateId: candidate._id,
        jobId: _id,
        companyId,
        ownerUserId: new Types.ObjectId(),
      });
    expect((await act(await at(foreign), 'hold')).status).toBe(403);
    expect((await act(await at(secret), 'hold')).status).toBe(404);
    const { body } = await recruiter.get(`/candidates/${idOf(candidate)}/applications`);
    expect([body.data.length, body.live]).toEqual([1, 1]);
    const record = await recruiter.get(`/candidates/${idOf(candidate)}`);
    expect(record.body.counts.applications).toBe(1);
  });
});

it('vetters may reject candidates on their jobs until the client has seen them, and end nothing else', async () => {
  const vetter = await signInAs(test, 'vetter');
  const member = { userId: vetter.user._id, function: 'vetter' as const };
  const job = await createJob({ team: [{ ...member, responsible: false }] });
  const [reason] = await reasonsOf('application_reject');
  const on = async (at: Job, changes: Partial<Application> = {}) => {
    const candidate = await createCandidateRecord({ vetterIds: [vetter.user._id] });
    const ids = { jobId: at._id, companyId: at.companyId, ownerUserId: new Types.ObjectId() };
    return createApplication({ candidateId: candidate._id, ...ids }, 'internal_review', changes);
  };
  const actionsOn = async (application: Application) =>
    (await vetter.get(`/applications/${idOf(application)}`)).body.allowedActions;
  const act = async ({ _id, version }: Application, action: string) => {
    const path = `/applications/${_id.toHexString()}/actions/${action}`;
    const body = { version, ...(action === 'reject' && { reasonId: reason && idOf(reason) }) };
    const answer = await vetter.post(path, body);
    return answer.body.error?.code ?? answer.body.status;
  };
  const [own, shown] = [await on(job), await on(job, { submissionVersion: 1 })];
  expect([await actionsOn(own), await actionsOn(shown)]).toEqual([['reject'], []]);
  expect(await act(shown, 'reject')).toBe('FORBIDDEN');
  expect(await act(await on(await createJob()), 'reject')).toBe('NOT_FOUND');
  expect(await act(own, 'hold')).toBe('FORBIDDEN');
  expect(await act(own, 'reject')).toBe('rejected');
});

it('a merge keeps the application that got further, and undoing it restores both', async () => {
  const job = await ownJob();
  const [from, to] = [await createCandidateRecord(), await createCandidateRecord()];
  const pair = { jobId: job._id, companyId: job.companyId, ownerUserId: recruiter.user._id };
  await createApplication({ ...pair, candidateId: from._id }, 'client_interview');
  await createApplication({ ...pair, candidateId: to._id }, 'interested');
  const move = { from: from._id, to: to._id };
  const standings = async () =>
    (await ApplicationModel.find({ jobId: job._id }).sort({ stageKind: 1 }).lean()).map(
      ({ candidateId, status }) => [candidateId.equals(to._id) ? 'to' : 'from', status],
    );
  const { count, undo } = await transact(systemContext('merge'), (tx) =>
    personalApplications.move(tx, move),
  );
  expect(count).toBe(1);
  expect(await standings()).toEqual([
    ['to', 'active'],
    ['to', 'withdrawn'],
  ]);
  await transact(systemContext('unmerge'), (tx) => personalApplications.moveBack(tx, move, undo));
  expect(await standings()).toEqual([
    ['from', 'active'],
    ['to', 'active'],
  ]);
  await JobModel.deleteOne({ _id: job._id });
});

it('a withdrawal caused by a merge that is undone at once reaches no client', async () => {
  const job = await ownJob();
  const decider = await createDecider(job.companyId);
  const [from, to] = [await createCandidateRecord(), await createCandidateRecord()];
  const pair = { jobId: job._id, companyId: job.companyId, ownerUserId: recruiter.user._id };
  await createApplication({ ...pair, candidateId: to._id }, 'client_interview');
  const lesser = await createApplication({ ...pair, candidateId: from._id }, 'submitted', {
    submissionVersion: 1,
    submittedAt: new Date(),
    clientSeenAt: new Date(),
  });
  await SubmissionModel.create({
    applicationId: lesser._id,
    candidateId: from._id,
    companyId: job.companyId,
    jobId: job._id,
    version: 1,
    view: {},
    recipientIds: [decider._id],
    at: new Date(),
  });
  const mails = async () =>
    (
      await EmailMessageModel.find({ template: 'candidate_withdrawn', to: decider.email }).lean()
    ).map(({ status }) => status);
  const move = { from: from._id, to: to._id };
  const { undo } = await transact(systemContext('merge'), (tx) =>
    personalApplications.move(tx, move),
  );
  expect(await mails()).toEqual(['scheduled']);
  await transact(systemContext('unmerge'), (tx) => personalApplications.moveBack(tx, move, undo));
  expect(await mails()).toEqual(['cancelled']);
  await JobModel.deleteOne({ _id: job._id });
});

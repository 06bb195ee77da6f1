import {
  applicationMachine,
  applicationStageKinds,
  builtApplicationActions,
  canTransition,
  type ApplicationState,
  type BuiltApplicationAction,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { visitor } from '../../../testing/agent.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { today } from '../../../db/calendar-day.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { bioEntry } from '../../candidates/bios/bio.fixtures.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { createLink } from '../../links/links.fixtures.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { ScreeningAnswerModel } from '../../../records/screening/screening-answer.model.ts';
import { createAnswer, createForm, usualQuestions } from '../../screening/screening.fixtures.ts';
import { SubmissionModel } from '../../submissions/submission.model.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { createApplication, ended } from '../application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { consentToShare, createDecider, createSeat, prepared } from '../submission.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let job: Job;
let otherJob: Job;
let reasonId: string;

beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  lead = await signInAs(test, 'team_lead');
  const company = await createCompany({ name: 'Acme', accountManagerId: lead.user._id });
  job = await createJob({ companyId: company._id, leadRecruiterId: lead.user._id });
  otherJob = await createJob({ leadRecruiterId: lead.user._id });
  await createDecider(company._id);
  const [reason] = await reasonsOf('application_reject');
  if (!reason) throw new Error('There are no reasons');
  reasonId = reason._id.toHexString();
});
afterAll(() => test.close());

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const rate = { amount: '90.00', currency: 'USD', unit: 'hour' } as const;
const proof = { note: 'Said so on the phone.' };

async function person(changes: Parameters<typeof createCandidateRecord>[0] = {}) {
  const candidate = await createCandidateRecord({ ownerUserId: lead.user._id, ...changes });
  await consentToShare(candidate._id);
  return candidate;
}

const onJob = (
  candidate: { _id: Types.ObjectId },
  kind: Parameters<typeof createApplication>[1] = 'added',
  changes: Partial<Application> = {},
  at: Job = job,
) =>
  createApplication(
    {
      candidateId: candidate._id,
      jobId: at._id,
      companyId: at.companyId,
      ownerUserId: lead.user._id,
    },
    kind,
    changes,
  );

const act = (application: Pick<Application, '_id' | 'version'>, path: string, body: object = {}) =>
  lead.post(`/applications/${idOf(application)}/actions/${path}`, {
    version: application.version,
    ...body,
  });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? status;
const current = async ({ _id }: Pick<Application, '_id'>) => {
  const found = await ApplicationModel.findById(_id).lean();
  if (!found) throw new Error('The application is gone');
  return found;
};

describe('the state machine', () => {
  const special: Partial<Record<BuiltApplicationAction, string>> = {
    mark_interested: 'interest',
    move_stage: 'move',
  };
  const generic = new Set<string>([
    'move_stage',
    'shift_stage',
    'hold',
    'resume',
    'reject',
    'withdraw',
    'restore',
    'remove',
  ]);
  const actions = builtApplicationActions.filter((action) => !generic.has(action));
  const pathOf = (action: BuiltApplicationAction) => special[action] ?? action.replaceAll('_', '-');
  let application: Application;
  let seatId: Types.ObjectId;

  beforeAll(async () => {
    application = await onJob(await person(), 'added', prepared);
    seatId = (await createSeat(job))._id;
  });

  /** Puts the one record into a state; its seat is free, or reserved for it. */
  async function standIn(state: ApplicationState): Promise<Application> {
    const kind = applicationStageKinds.find((one) => one === state) ?? 'submitted';
    const isHeld = kind === 'selected' || kind === 'contracting';
    const isOver = state === 'rejected' || state === 'withdrawn';
    const wasSubmitted = !['added', 'interested', 'internal_review'].includes(kind);
    await PlacementModel.deleteMany({ applicationId: application._id });
    await ApplicationModel.deleteMany({
      candidateId: application.candidateId,
      _id: { $ne: application._id },
    });
    await SubmissionModel.deleteMany({ applicationId: application._id });
    await PositionModel.updateOne(
      { _id: seatId },
      {
        $set: {
          status: isHeld ? 'reserved' : 'open',
          reservedApplicationId: isHeld ? application._id : null,
        },
      },
    );
    await ApplicationModel.replaceOne(
      { _id: application._id },
      {
        ...application,
        stageId: kind,
        stageKind: kind,
        status: isOver || state === 'placed' ? state : 'active',
        submissionVersion: wasSubmitted ? 1 : 0,
        submittedAt: wasSubmitted ? new Date() : null,
        positionId: isHeld ? seatId : null,
        ...(isOver && ended(state, kind)),
      },
    );
    return current(application);
  }

  const bodies: Partial<Record<BuiltApplicationAction, () => object>> = {
    request_interview: () => proof,
    select: () => ({ ...proof, positionId: seatId.toHexString() }),
    unselect: () => proof,
    start_contracting: () => ({ startDate: today(), billRate: rate, payRate: rate }),
    contracting_fails: () => ({ ...proof, outcome: 'selected' }),
    move_to_job: () => ({ jobId: idOf(otherJob) }),
  };

  it.each(actions)(
    '%s leads where the machine says, is recorded once, and is refused in other states',
    async (action) => {
      const wrong: string[] = [];
      for (const state of applicationMachine.states) {
        const standing = await standIn(state);
        const audited = await AuditEventModel.countDocuments({ entityId: idOf(standing) });
        const answer = await act(standing, pathOf(action), bodies[action]?.());
        const noted =
          (await AuditEventModel.countDocuments({ entityId: idOf(standing) })) - audited;
        const isAllowed = canTransition(applicationMachine, state, action);
        const wanted = isAllowed ? [200, 1] : ['INVALID_TRANSITION', 0];
        const got = [codeOf(answer), noted];
        if (String(got) !== String(wanted))
          wrong.push(
            `${action} from ${state}: ${String(got)} ${JSON.stringify(answer.body.error)}`,
          );
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

describe('a submission', () => {
  it('is frozen: later changes do not reach the client, and it contains nothing secret', async () => {
    const candidate = await person({
      email: 'ines.secret@people.test',
      phone: '+351912345678',
      experience: [
        {
          _id: job._id,
          companyName: 'Hidden Works',
          hideCompanyFromClient: true,
          title: 'Engineer',
          employmentType: 'full_time',
          location: null,
          isRemote: true,
          startMonth: '2020-01',
          endMonth: null,
          description: 'Led the ledger at Hidden Works.',
          skillIds: [],
          source: 'self' as never,
          sourceAttachmentId: null,
        },
      ],
    });
    const own = await createJob({ companyId: job.companyId, leadRecruiterId: lead.user._id });
    const secrets: Partial<Application> = {
      ...prepared,
      proposedPayRate: { amountMinor: 4_321, currency: 'USD', unit: 'hour' },
      interestNote: 'Secret note.',
    };
    const application = await onJob(candidate, 'internal_review', secrets, own);
    const key = crypto.randomUUID();
    const send = () => act(application, 'submit', { timing: 'digest' }).set('Idempotency-Key', key);
    const first = await send();
    expect([codeOf(first), first.body.stage.kind]).toEqual([200, 'submitted']);
    expect((await send()).body).toEqual(first.body);
    expect(codeOf(await act(application, 'submit'))).toBe(200);
    expect(await SubmissionModel.countDocuments({ applicationId: application._id })).toBe(1);
    const mails = await EmailMessageModel.find({
      $or: [{ subjectId: idOf(own) }, { subjectId: idOf(application) }],
    }).lean();
    expect(mails.map(({ template, status }) => [template, status]).toSorted()).toEqual([
      ['candidate_submitted', 'scheduled'],
      ['you_were_presented', 'queued'],
    ]);

    const mayResend = async () => {
      const record = await lead.get(`/applications/${idOf(application)}`);
      return record.body.allowedActions.includes('resubmit');
    };
    expect(await mayResend()).toBe(false);
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { headline: 'Somebody else' } });
    expect(await mayResend()).toBe(true);
    await ApplicationModel.updateOne({ _id: application._id }, { $set: { bioOverride: '' } });
    expect(await mayResend()).toBe(false);
    const bioOverride = prepared.bioOverride ?? null;
    await ApplicationModel.updateOne({ _id: application._id }, { $set: { bioOverride } });
    const { body } = await lead.get(`/applications/${idOf(application)}/submissions`);
    expect(body.data[0].view.headline).toBe(candidate.headline);
    const now = await lead.get(`/applications/${idOf(application)}/client-view`);
    expect(now.body.headline).toBe('Somebody else');

    const told = JSON.stringify([body, now.body]);
    for (const secret of ['ines.secret', '912345678', '43.21', 'Hidden Works', 'Secret note'])
      expect(told).not.toContain(secret);
    const keys = new Set([...told.matchAll(/"([A-Za-z]+)":/g)].map(([, name]) => name));
    expect(keys).toContain('headline');
    const kept = /pay|margin|email|phone|rating|interestNote|override|others/i;
    expect([...keys].filter((name) => kept.test(name ?? ''))).toEqual([]);

    const again = await current(application);
    const sent = await act(again, 'resubmit', { note: 'A better headline.' });
    expect(codeOf(sent)).toBe(200);
    const versions = await lead.get(`/applications/${idOf(application)}/submissions`);
    expect(versions.body.data[0].changes).toEqual([
      { part: 'headline', removed: [candidate.headline], added: ['Somebody else'] },
    ]);
    await CandidateModel.updateOne(
      { _id: candidate._id },
      { $set: { lastActivityAt: new Date() } },
    );
    const unchanged = await current(application);
    await ApplicationModel.updateOne({ _id: application._id }, { $set: { lastAction: 'x' } });
    expect((await act(unchanged, 'resubmit')).body.error).toMatchObject({
      code: 'APPLICATION_NOT_READY',
      context: { missing: ['changes'] },
    });
  });

  it('goes to the client in one mail with others of the job, and is taken out when recalled', async () => {
    const own = await createJob({ companyId: job.companyId, leadRecruiterId: lead.user._id });
    const [one, two] = [
      await onJob(await person(), 'internal_review', prepared, own),
      await onJob(await person(), 'internal_review', prepared, own),
    ];
    const notes = ['Free from May.', 'Has led a team.'];
    for (const [index, application] of [one, two].entries())
      expect(
        codeOf(await act(application, 'submit', { timing: 'digest', note: notes[index] })),
      ).toBe(200);
    const waiting = async () =>
      (await EmailMessageModel.find({ subjectId: idOf(own), status: 'scheduled' }).lean()).map(
        ({ template, variables }) => [template, variables['ids'], variables['message']],
      );
    expect(await waiting()).toEqual([
      ['submission_digest', `${idOf(one)},${idOf(two)}`, notes.join('\n\n')],
    ]);
    const noted = await NotificationModel.find({ topic: 'candidate_proposed' }).lean();
    expect(noted.filter(({ openGroup }) => openGroup === `proposed.${idOf(own)}`)).toMatchObject([
      { count: 2, mail: 'off', audience: 'client' },
    ]);
    expect(codeOf(await act(await current(one), 'recall'))).toBe(200);
    expect(await waiting()).toEqual([['candidate_submitted', idOf(two), 'Has led a team.']]);
    const [submission] = await SubmissionModel.find({ applicationId: one._id }).lean();
    expect(submission?.withdrawnAt).toBeInstanceOf(Date);
  });

  it.each([
    ['without consent', 'CONSENT_REQUIRED', {}, { consent: false }],
    ['not vetted', 'CANDIDATE_NOT_VETTED', { vettingOverride: null }, {}],
    ['without a yes', 'INTEREST_REQUIRED', { candidateInterest: 'asked' as const }, {}],
    ['with a short word', 'APPLICATION_NOT_READY', { introduction: '<p>Good.</p>' }, {}],
    [
      'with contact data',
      'APPLICATION_NOT_READY',
      { introduction: `<p>${'A good engineer. '.repeat(6)} Mail ines@people.test</p>` },
      {},
    ],
    [
      'with what she earns',
      'APPLICATION_NOT_READY',
      { introduction: `<p>${'A good engineer. '.repeat(6)} Her pay is 45 USD an hour.</p>` },
      {},
    ],
    ['while the job rests', 'JOB_NOT_OPEN', {}, { status: 'on_hold' as const }],
    ['to a full client', 'SUBMISSION_LIMIT_REACHED', {}, { limit: true }],
  ])(
    'is refused %s',
    async (
      _why,
      code,
      changes,
      {
        consent = true,
        status,
        limit,
      }: {
        consent?: boolean;
        status?: Job['status'];
        limit?: boolean;
      },
    ) => {
      const own = await createJob({
        companyId: job.companyId,
        leadRecruiterId: lead.user._id,
        ...(status && { status }),
        ...(limit && { submissionLimit: 1 }),
      });
      if (limit) await onJob(await person(), 'submitted', { submissionVersion: 1 }, own);
      const candidate = consent
        ? await person()
        : await createCandidateRecord({ ownerUserId: lead.user._id });
      const application = await onJob(
        candidate,
        'internal_review',
        { ...prepared, ...changes },
        own,
      );
      expect(codeOf(await act(application, 'submit'))).toBe(code);
      expect(await SubmissionModel.countDocuments({ applicationId: application._id })).toBe(0);
    },
  );

  it('is reserved to account managers if the client wants this', async () => {
    const recruiter = await signInAs(test, 'recruiter');
    const company = await createCompany({ submissionPolicy: 'manager_approval' });
    await createDecider(company._id);
    const own = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
    const application = await onJob(await person(), 'internal_review', prepared, own);
    const path = `/applications/${idOf(application)}/actions/submit`;
    expect(codeOf(await recruiter.post(path, { version: 1 }))).toBe('FORBIDDEN');
    expect(codeOf(await lead.post(path, { version: 1 }))).toBe(200);
  });

  it('hides the name if the client reads blind, until the client asks for an interview', async () => {
    const company = await createCompany({ blindSubmission: true });
    await createDecider(company._id);
    const own = await createJob({ companyId: company._id, leadRecruiterId: lead.user._id });
    const candidate = await person({ lastName: 'Quental' });
    const application = await onJob(candidate, 'internal_review', prepared, own);
    const path = `/applications/${idOf(application)}/client-view`;
    const { body } = await lead.get(path);
    expect(body).toMatchObject({ blind: true, name: `Candidate ${candidate.number}, I` });
    expect(JSON.stringify(body)).not.toContain('Quental');
    await act(application, 'submit');
    await act(await current(application), 'request-interview', proof);
    expect((await lead.get(path)).body).toMatchObject({ blind: false, name: candidate.name });
  });
});

describe('screening answers', () => {
  const phone = 'Call me on +351 912 345 678, I am glad to talk.';

  it('are shown to the client if selected, as they were at the submission', async () => {
    const candidate = await person();
    const questions = usualQuestions();
    const [long, yesNo] = [questions[0]!, questions[1]!];
    const form = await createForm(candidate, { status: 'submitted', jobId: job._id, questions });
    const chosen = await createAnswer(form, long, 'I built a ledger.', {
      note: 'planted-review-note',
    });
    await createAnswer(form, yesNo, 'yes');
    const elsewhere = await createForm(candidate, { status: 'submitted', jobId: otherJob._id });
    const hidden = await createAnswer(elsewhere, elsewhere.questions[0]!, 'For the other client.');
    const open = await createForm(candidate, { status: 'in_progress' });
    await createAnswer(open, open.questions[0]!, 'Not sent in yet.');
    const application = await onJob(candidate, 'internal_review', prepared);
    const path = `/applications/${idOf(application)}`;
    const { choices } = (await lead.get(path)).body;
    expect(choices.answers.map(({ answer }: { answer: string }) => answer)).toEqual([
      'I built a ledger.',
      'Yes',
    ]);
    const choose = (ids: string[]) =>
      lead.patch(path, { version: application.version, shownAnswerIds: ids });
    expect((await choose([idOf(hidden)])).body.error.fields).toMatchObject([
      { path: 'shownAnswerIds', code: 'NOT_FOUND' },
    ]);
    const saved = await choose([idOf(chosen)]).then((answer) => {
      expect(answer.status).toBe(200);
      return answer.body;
    });
    expect(saved.preparation.shownAnswerIds).toEqual([idOf(chosen)]);
    const shown = [{ question: long.text, answer: 'I built a ledger.' }];
    const view = await lead.get(`${path}/client-view`);
    expect(view.body.answers).toEqual(shown);
    expect(view.text).not.toContain('planted-review-note');
    await act(await current(application), 'submit');
    await ScreeningAnswerModel.updateOne(
      { _id: chosen._id },
      { $set: { value: 'Something else.' } },
    );
    const client = await signInAs(test, 'client_admin', {
      assignment: { companyId: job.companyId },
    });
    const read = await client.get(`/client/candidates/${idOf(application)}`).expect(200);
    expect(read.body.view.answers).toEqual(shown);
    // Changes since then would be in the next version.
    const next = (await lead.get(`${path}/client-view`)).body;
    expect(next.answers).toEqual([{ question: long.text, answer: 'Something else.' }]);
    expect((await lead.get(path)).body.allowedActions).toContain('resubmit');
  });

  it('cannot be selected without the right to read them, and block a submission if they reveal contact data', async () => {
    const manager = await signInAs(test, 'account_manager');
    const own = await createJob({
      companyId: job.companyId,
      leadRecruiterId: lead.user._id,
      accountManagerId: manager.user._id,
    });
    const candidate = await person();
    const form = await createForm(candidate, { status: 'submitted' });
    const answer = await createAnswer(form, form.questions[0]!, phone);
    const application = await onJob(candidate, 'internal_review', prepared, own);
    const path = `/applications/${idOf(application)}`;
    const body = { version: application.version, shownAnswerIds: [idOf(answer)] };
    expect((await manager.get(path)).body.choices.answers).toEqual([]);
    expect((await manager.patch(path, body)).status).toBe(403);
    await lead.patch(path, body).expect(200);
    const { checklist } = (await lead.get(path)).body;
    expect(checklist.find(({ key }: { key: string }) => key === 'clean_texts')).toEqual({
      key: 'clean_texts',
      state: 'missing',
      at: 'answers',
    });
    const refused = await act(await current(application), 'submit');
    expect(codeOf(refused)).toBe('APPLICATION_NOT_READY');
  });
});

const rounds = process.env['MUSTER_TEST_FULL'] ? 500 : 20;

it('the checklist says which text reveals contact data', async () => {
  const phone = '<p>Call me on +351 912 345 678, I am glad to talk about what I have done.</p>';
  const whereIn = async (texts: Partial<Application>) => {
    const application = await onJob(await person(), 'internal_review', { ...prepared, ...texts });
    const { body } = await lead.get(`/applications/${idOf(application)}`);
    const point = body.checklist.find(({ key }: { key: string }) => key === 'clean_texts');
    return [point.state, point.at];
  };
  expect(await whereIn({ bioOverride: phone })).toEqual(['missing', 'bio']);
  expect(await whereIn({ introduction: phone })).toEqual(['missing', 'introduction']);
  expect(await whereIn({})).toEqual(['done', undefined]);
});

it('keeps a draft bio from clients, whether it is selected or the default', async () => {
  const draft = bioEntry({ status: 'draft', body: '<p>Unfinished words.</p>' });
  const ready = bioEntry({ isDefault: false, body: '<p>Finished words.</p>' });
  const candidate = await person({ bios: [draft, ready] });
  const own = { ...prepared, bioOverride: null };
  const application = await onJob(candidate, 'internal_review', { ...own, bioId: draft._id });
  const at = `/applications/${idOf(application)}`;
  const { body } = await lead.get(at);
  expect(body.choices.bios.map(({ id }: { id: string }) => id)).toEqual([idOf(ready)]);
  expect(body.checklist).toContainEqual({ key: 'bio', state: 'missing' });
  expect((await lead.get(`${at}/client-view`)).body.bio).toBeNull();
  const choose = (bio: { _id: Types.ObjectId }) =>
    lead.patch(at, { version: body.version, bioId: idOf(bio) });
  const refused = await choose(draft);
  expect(refused.body.error.fields).toMatchObject([{ path: 'bioId', code: 'NOT_FOUND' }]);
  expect((await choose(ready)).status).toBe(200);
  expect((await lead.get(`${at}/client-view`)).body.bio).toBe('<p>Finished words.</p>');
});

it('the checklist warns of a bill rate below pay, and of one outside the client’s range', async () => {
  const own = await createJob({
    companyId: job.companyId,
    leadRecruiterId: lead.user._id,
    billRate: { minMinor: 6_000, maxMinor: 8_000, currency: 'USD', unit: 'hour' },
  });
  const stateAt = async (bill: number, pay: number | null) => {
    const rate = (amountMinor: number) => ({
      amountMinor,
      currency: 'USD' as const,
      unit: 'hour' as const,
    });
    const application = await onJob(
      await person(),
      'internal_review',
      {
        ...prepared,
        proposedBillRate: rate(bill),
        proposedPayRate: pay === null ? null : rate(pay),
      },
      own,
    );
    const { body } = await lead.get(`/applications/${idOf(application)}`);
    return body.checklist.find(({ key }: { key: string }) => key === 'bill_rate').state;
  };
  expect(await stateAt(7_000, 5_000)).toBe('done');
  expect(await stateAt(7_000, 7_500)).toBe('warning');
  expect(await stateAt(9_000, null)).toBe('warning');
});

it('the score counts the rate only for readers who see the rate in the explained match', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const own = await createJob({ companyId: job.companyId, leadRecruiterId: lead.user._id });
  const scores = { matchScore: 91, matchScoreWithoutRate: 77 };
  const application = await onJob(await person(), 'internal_review', scores, own);
  const scoreFor = async (agent: SignedIn) =>
    (await agent.get(`/applications/${idOf(application)}`)).body.matchScore;
  expect(await scoreFor(lead)).toBe(91);
  // Users outside the job's team may not see its pay.
  expect(await scoreFor(recruiter)).toBe(77);
});

describe('race conditions', () => {
  it('one of two recruiters gets the last seat, the second learns that none is left', async () => {
    const [one, two] = [await person(), await person()];
    // Open seats of other tests would be offered instead.
    await PositionModel.updateMany(
      { jobId: job._id, status: 'open' },
      { $set: { status: 'cancelled' } },
    );
    for (let round = 0; round < rounds; round += 1) {
      const seat = await createSeat(job);
      const applications = [await onJob(one, 'submitted'), await onJob(two, 'submitted')];
      const answers = await Promise.all(
        applications.map((application) =>
          act(application, 'select', { ...proof, positionId: idOf(seat) }),
        ),
      );
      expect(answers.map(codeOf).toSorted()).toEqual([200, 'NO_OPEN_POSITION']);
      const held = await ApplicationModel.find({ positionId: seat._id }).lean();
      const kept = await PositionModel.findById(seat._id).lean();
      expect(held.map(idOf)).toEqual([kept?.reservedApplicationId?.toHexString()]);
      await ApplicationModel.deleteMany({ candidateId: { $in: [one._id, two._id] } });
    }
  }, 120_000);

  it('the second recruiter for a seat learns which one is taken while others are open', async () => {
    const [one, two] = [await person(), await person()];
    const [wanted] = [await createSeat(job), await createSeat(job)];
    const selectFor = async (candidate: typeof one) =>
      act(await onJob(candidate, 'submitted'), 'select', { ...proof, positionId: idOf(wanted) });
    expect((await selectFor(one)).status).toBe(200);
    expect((await selectFor(two)).body.error).toMatchObject({
      code: 'POSITION_TAKEN',
      context: { label: wanted.label },
    });
  });

  it('a candidate can be selected on only one of two jobs', async () => {
    const candidate = await person();
    const [here, there] = [await createSeat(job), await createSeat(otherJob)];
    const answers = await Promise.all([
      act(await onJob(candidate, 'submitted'), 'select', { ...proof, positionId: idOf(here) }),
      act(await onJob(candidate, 'submitted', {}, otherJob), 'select', {
        ...proof,
        positionId: idOf(there),
      }),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual([200, 'CANDIDATE_ALREADY_SELECTED']);
  });

  it('either a decision or a simultaneous recall takes effect', async () => {
    const candidate = await person();
    for (let round = 0; round < rounds; round += 1) {
      const application = await onJob(candidate, 'submitted', { submissionVersion: 1 });
      const answers = await Promise.all([
        act(application, 'recall'),
        act(application, 'request-interview', proof),
      ]);
      const codes = answers.map(codeOf);
      expect(codes).toContain(200);
      expect(codes.filter((code) => code !== 200)).toEqual([
        expect.stringMatching(/^(VERSION_CONFLICT|INVALID_TRANSITION)$/),
      ]);
      expect(await ApplicationEventModel.countDocuments({ applicationId: application._id })).toBe(
        1,
      );
      await ApplicationModel.deleteOne({ _id: application._id });
    }
  }, 120_000);
});

it('leads from the selection to a waiting placement, and back if the contract fails', async () => {
  const candidate = await person({
    rates: [
      {
        _id: job._id,
        kind: 'minimum',
        unit: 'hour',
        amountMinor: 6_000,
        currency: 'USD',
        effectiveFrom: '2020-01-01',
        effectiveTo: null,
        hoursPerMonth: 160,
        note: null,
        setBy: 'staff' as never,
        setByUserId: null,
        setAt: new Date(),
        voided: null,
      } as never,
    ],
  });
  const application = await onJob(candidate, 'client_interview', { submissionVersion: 1 });
  const seat = await createSeat(job);
  const select = (more: object) =>
    act(application, 'select', { ...proof, positionId: idOf(seat), payRate: low, ...more });
  const low = { ...rate, amount: '50.00' };
  expect(codeOf(await select({}))).toBe('RATE_BELOW_MINIMUM');
  expect(codeOf(await select({ belowMinimum: true }))).toBe(200);
  const selected = await current(application);
  const rejected = await act(selected, 'reject', { reasonId });
  expect(codeOf(rejected)).toBe('INVALID_TRANSITION');
  const contract = { startDate: today(), billRate: rate, payRate: low, belowMinimum: true };
  expect(codeOf(await act(selected, 'start-contracting', contract))).toBe(200);
  const placement = await PlacementModel.findOne({ applicationId: application._id }).lean();
  expect(placement).toMatchObject({ status: 'pending_start', positionId: seat._id });
  const failed = await act(await current(application), 'contracting-fails', {
    outcome: 'rejected',
    reasonId,
    note: 'Asked for more than agreed.',
  });
  expect([codeOf(failed), failed.body.status]).toEqual([200, 'rejected']);
  expect((await PlacementModel.findOne({ applicationId: application._id }).lean())?.status).toBe(
    'cancelled',
  );
  expect((await PositionModel.findById(seat._id).lean())?.status).toBe('open');
});

it('asks a candidate once, takes the answer by link, and hides the client of a confidential job', async () => {
  const secret = await createJob({
    companyId: job.companyId,
    confidential: true,
    leadRecruiterId: lead.user._id,
  });
  const application = await onJob(await person(), 'added', {}, secret);
  expect(codeOf(await act(application, 'ask-interest', { message: 'They build payments.' }))).toBe(
    200,
  );
  const again = { message: 'They build payments.' };
  expect(codeOf(await act(application, 'ask-interest', again))).toBe(200);
  const mails = await EmailMessageModel.find({ subjectId: idOf(application) }).lean();
  expect(mails.map(({ variables }) => variables['company'])).toEqual(['']);
  const { token, stored } = await createLink({
    purpose: 'interest',
    subject: { type: 'application', id: application._id },
    holderEmail: 'guest@people.test',
  });
  const cookie = `muster.link=${token}`;
  const read = await visitor(test.app)
    .get(`/links/${stored.handle}/interest`)
    .set('Cookie', cookie);
  expect(read.body).toMatchObject({ company: null, answer: 'open', jobTitle: secret.title });
  const answer = () =>
    visitor(test.app)
      .post(`/links/${stored.handle}/actions/answer-interest`, { answer: 'yes' })
      .set('Cookie', cookie);
  expect((await answer()).body.answer).toBe('yes');
  expect((await answer()).body.answer).toBe('yes');
  expect(await current(application)).toMatchObject({
    stageKind: 'interested',
    candidateInterest: 'interested',
  });
  // Histories attribute the link's answer to the candidate, not to the agency.
  const events = await lead.get(`/applications/${idOf(application)}/events`);
  expect(events.body.data[0]).toMatchObject({
    type: 'interest_changed',
    actor: null,
    actorKind: 'candidate',
  });
  const of = String(application.candidateId);
  const [{ name }, activity] = await Promise.all([
    lead.get(`/candidates/${of}`).then(({ body }) => body as { name: string }),
    lead.get(`/candidates/${of}/activity`),
  ]);
  expect(activity.body.data).toContainEqual(
    expect.objectContaining({ action: 'interest_changed', actor: name }),
  );
});

it('reminds only clients who owe an answer, once a day', async () => {
  const submitted = { submissionVersion: 1, submittedAt: new Date() };
  const application = await onJob(await person(), 'submitted', submitted);
  const read = () => lead.get(`/applications/${idOf(application)}`);
  expect((await read()).body).toMatchObject({ mayRemindClient: true, clientRemindedAt: null });
  const reminders = () =>
    EmailMessageModel.countDocuments({ template: 'nudge_client_decision', subjectId: idOf(job) });
  expect(codeOf(await act(application, 'remind-client'))).toBe(200);
  const sent = await reminders();
  expect(sent).toBeGreaterThan(0);
  expect((await read()).body).toMatchObject({
    mayRemindClient: false,
    clientRemindedAt: expect.any(String),
  });
  expect(codeOf(await act(await current(application), 'remind-client'))).toBe(200);
  expect(await reminders()).toBe(sent);
  // A message that no client user would read is rejected rather than silently dropped.
  const again = await act(await current(application), 'remind-client', { message: 'And now?' });
  expect(codeOf(again)).toBe('INVALID_TRANSITION');
  const early = await onJob(await person(), 'interested');
  expect((await lead.get(`/applications/${idOf(early)}`)).body.mayRemindClient).toBe(false);
  expect(codeOf(await act(early, 'remind-client'))).toBe('INVALID_TRANSITION');
});

it('asks the client for feedback in the sender’s own words, and keeps them in the history', async () => {
  const submitted = { submissionVersion: 1, submittedAt: new Date() };
  const application = await onJob(await person(), 'submitted', submitted);
  const message = 'Did the talk about ledgers answer your question?';
  expect(codeOf(await act(application, 'remind-client', { message }))).toBe(200);
  const mails = await EmailMessageModel.find({
    template: 'nudge_client_decision',
    'variables.message': message,
  }).lean();
  expect(mails.length).toBeGreaterThan(0);
  expect(mails[0]?.variables).toMatchObject({
    senderName: expect.stringContaining(lead.user.firstName),
  });
  const { body } = await lead.get(`/applications/${idOf(application)}/events`).expect(200);
  expect(JSON.stringify(body)).toContain(message);
});

it.each([4, 0])(
  'notifies a rejected candidate after %d h, once, and not at all if the rejection is undone',
  async (delayHours) => {
    const application = await onJob(await person(), 'interested');
    const telling = { by: 'mail', template: 'rejection_after_screening', delayHours };
    const reject = () => act(application, 'reject', { reasonId, telling });
    const done = await reject();
    expect([codeOf(done), done.body.exit.toldBy]).toEqual([200, 'mail']);
    expect(codeOf(await reject())).toBe(200);
    const mails = () => EmailMessageModel.find({ subjectId: idOf(application) }).lean();
    expect((await mails()).map(({ status }) => status)).toEqual(['scheduled']);
    expect(codeOf(await act(await current(application), 'restore'))).toBe(200);
    expect((await mails()).map(({ status }) => status)).toEqual(['cancelled']);
  },
);

it('a candidate sees their application as live again once a rejection is undone', async () => {
  const application = await onJob(await person(), 'added');
  expect(codeOf(await act(application, 'ask-interest', {}))).toBe(200);
  const { token, stored } = await createLink({
    purpose: 'interest',
    subject: { type: 'application', id: application._id },
    holderEmail: 'guest@people.test',
  });
  const cookie = `muster.link=${token}`;
  const standing = async () => {
    const page = visitor(test.app).get(`/links/${stored.handle}/interest`);
    const { body } = await page.set('Cookie', cookie);
    return body.answer ?? body.error.code;
  };
  expect(await standing()).toBe('open');
  const telling = { by: 'mail', template: 'rejection_after_screening', delayHours: 0 };
  const asked = await current(application);
  expect(codeOf(await act(asked, 'reject', { reasonId, telling }))).toBe(200);
  expect(await standing()).toBe('TOKEN_REVOKED');
  expect(codeOf(await act(await current(application), 'restore'))).toBe(200);
  expect(await standing()).toBe('open');
  const answered = await visitor(test.app)
    .post(`/links/${stored.handle}/actions/answer-interest`, { answer: 'yes' })
    .set('Cookie', cookie);
  expect(answered.body.answer).toBe('yes');
  expect(await current(application)).toMatchObject({ status: 'active', stageKind: 'interested' });
});

it('a rejection leads on to other jobs, which its mail names if the recruiter wants this', async () => {
  const application = await onJob(await person({ email: 'bridge@people.test' }));
  const bridge = { jobIds: [idOf(otherJob)], inMail: true };
  const { body: shown } = await lead.get(
    `/applications/${idOf(application)}/rejection?otherJobs=${idOf(otherJob)}`,
  );
  const telling = {
    by: 'mail',
    template: 'rejection_after_screening',
    delayHours: 24,
    message: 'Your talk on ledgers was a pleasure.',
  };
  expect(shown.previews[0].text).toContain(otherJob.title);
  const closed = await createJob({ leadRecruiterId: lead.user._id, status: 'closed' });
  const refused = await act(application, 'reject', {
    reasonId,
    telling,
    bridge: { ...bridge, jobIds: [idOf(closed)] },
  });
  expect([codeOf(refused), (await current(application)).status]).toEqual([
    'JOB_NOT_OPEN',
    'active',
  ]);
  expect(codeOf(await act(application, 'reject', { reasonId, telling, bridge }))).toBe(200);
  const begun = await ApplicationModel.findOne({
    candidateId: application.candidateId,
    jobId: otherJob._id,
  }).lean();
  expect(begun).toMatchObject({ status: 'active', stageKind: 'added' });
  const mail = await EmailMessageModel.findOne({ to: 'bridge@people.test' }).lean();
  expect(mail?.variables).toMatchObject({
    otherJobs: otherJob.title,
    message: telling.message,
  });
  // The preview leaves room where the mail quotes the sender's own words.
  expect(shown.previews[0].quoting).toEqual({
    before: expect.stringMatching(/ writes: “$/),
    after: expect.stringMatching(/^”\n/),
  });
});

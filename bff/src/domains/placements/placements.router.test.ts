import type { PlacementState } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { PositionModel } from '../../records/positions/position.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { act, money, openPlacements, waivedBy } from './placement-actions.fixtures.ts';
import { createPlacement } from './placement.fixtures.ts';
import { createIdentity } from '../legal-identities/legal-identity.fixtures.ts';
import { createDocument } from '../signatures/signature.fixtures.ts';
import { createPlacementScene, type PlacementScene } from './placement-scene.fixtures.ts';
import {
  endKeyOf,
  PlacementModel,
  type Placement,
} from '../../records/placements/placement.model.ts';
import { endDue, startDue, notifyOfEnds } from './placements.jobs.ts';

let test: TestApp;
let manager: SignedIn;
let finance: SignedIn;
let reasonId: string;
beforeAll(async () => {
  ({ test, manager, finance, reasonId } = await openPlacements());
});
afterAll(() => test.close());

const waiver = () => waivedBy(manager, finance);

describe('starting a placement', () => {
  it('takes one user if the contract is signed and the legal identity verified', async () => {
    const scene = await createPlacementScene('pending_start');
    await createIdentity(scene.candidate, { status: 'verified' });
    const early = await act(manager, scene, 'start');
    expect(early.body.error.code).toBe('SECOND_PERSON_REQUIRED');
    await createDocument(
      scene.candidate,
      {},
      {
        status: 'completed',
        category: 'contractor_agreement',
      },
    );
    expect((await act(manager, scene, 'start')).body.status).toBe('active');
  });

  it('takes two users without a signed contract, fills the seat, places the candidate and holds their other applications', async () => {
    const recruiter = await signInAs(test, 'recruiter');
    const scene = await createPlacementScene('pending_start');
    const { placement, candidate, job, position, application } = scene;
    const otherJob = await createJob();
    const other = await createApplication(
      {
        candidateId: candidate._id,
        jobId: otherJob._id,
        companyId: otherJob.companyId,
        ownerUserId: recruiter.user._id,
      },
      'submitted',
    );
    const alone = await act(manager, scene, 'start');
    expect(alone.body.error.code).toBe('SECOND_PERSON_REQUIRED');
    const asked = await act(manager, scene, 'start', {
      waiverReason: 'The contract is on its way.',
    });
    expect(asked.body).toMatchObject({ status: 'pending_start', waiver: null });
    const [waiting] = asked.body.waiting;
    const own = await manager.post(`/approvals/${waiting.id}/actions/approve`, { version: 1 });
    expect(own.body.error.code).toBe('SAME_PERSON_APPROVAL');
    const approved = await finance.post(`/approvals/${waiting.id}/actions/approve`, { version: 1 });
    expect([approved.status, approved.body]).toMatchObject([200, { status: 'approved' }]);

    const shown = (await manager.get(`/placements/${placement._id.toHexString()}`)).body;
    expect(shown).toMatchObject({
      status: 'active',
      waiting: [],
      position: { label: position.label },
    });
    expect(shown.waiver.approvedBy.id).toBe(finance.user._id.toHexString());
    expect(await PositionModel.findById(position._id).lean()).toMatchObject({
      status: 'filled',
      filledOn: placement.startDate,
    });
    expect(await ApplicationModel.findById(application._id).lean()).toMatchObject({
      status: 'placed',
    });
    expect(await CandidateModel.findById(candidate._id).lean()).toMatchObject({
      status: 'placed',
      rates: [
        {
          kind: 'agreed_pay',
          setBy: 'placement',
          note: placement.number,
          amountMinor: 4_321,
          effectiveFrom: placement.startDate,
          effectiveTo: null,
        },
      ],
    });
    expect(await JobModel.findById(job._id).lean()).toMatchObject({
      positionsFilled: 1,
      status: 'open',
    });
    expect(await ApplicationModel.findById(other._id).lean()).toMatchObject({ onHold: true });
    // Automatic consequences are not actions of the approving colleague.
    const lead = await signInAs(test, 'team_lead');
    const lastOf = async ({ _id }: { _id: object }) =>
      (await lead.get(`/applications/${String(_id)}/events`)).body.data[0];
    expect(await lastOf(application)).toMatchObject({ type: 'placed', actor: null });
    expect(await lastOf(other)).toMatchObject({ type: 'held', actor: null, actorKind: 'system' });
    const activity = await lead.get(`/jobs/${job._id.toHexString()}/activity`);
    expect(activity.body.data[0]).toMatchObject({ action: 'position.fill', actor: null });
    const seat = await lead.get(`/positions/${String(position._id)}/history`);
    expect(seat.body.data[0]).toMatchObject({ action: 'position.fill', by: null });
    const told = await NotificationModel.find({ userId: recruiter.user._id }).lean();
    expect(told.map(({ title }) => title)).toContain(
      '{name} is placed elsewhere: your application is on hold',
    );
  });

  it('makes a prospect an active client, and is refused for a blocked one', async () => {
    const begin = async (status: 'prospect' | 'blocked') => {
      const company = await createCompany({ status });
      const scene = await createPlacementScene('pending_start', {
        job: { companyId: company._id },
        placement: waiver(),
      });
      const answer = await act(manager, scene, 'start');
      const after = await CompanyModel.findById(company._id).lean();
      return [answer.body.error?.code ?? answer.body.status, after?.status];
    };
    expect(await begin('prospect')).toEqual(['active', 'active']);
    expect(await begin('blocked')).toEqual(['COMPANY_BLOCKED', 'blocked']);
  });

  it('waits for its day, needs a supervisor who may decide, and happens by itself when due', async () => {
    const early = await createPlacementScene('pending_start', {
      placement: { ...waiver(), startDate: addDays(today(), 3) },
    });
    const refused = await act(manager, early, 'start');
    expect(refused.body.error.fields).toMatchObject([{ path: 'startDate', code: 'IN_FUTURE' }]);
    const alone = await createPlacementScene('pending_start', {
      placement: { ...waiver(), supervisorCompanyUserId: null },
    });
    expect((await act(manager, alone, 'start')).body.error.code).toBe('SUPERVISOR_NOT_ELIGIBLE');
    const due = await createPlacementScene('pending_start', { placement: waiver() });
    await startDue(new AbortController().signal);
    const states = await PlacementModel.find({
      _id: { $in: [early, alone, due].map(({ placement }) => placement._id) },
    })
      .sort({ _id: 1 })
      .lean();
    expect(states.map(({ status }) => status)).toEqual([
      'pending_start',
      'pending_start',
      'active',
    ]);
    expect(states.map(({ alertedDays }) => alertedDays)).toEqual([[], [0], []]);
  });

  it('keeps the seat or gives it back if the contract is cancelled', async () => {
    const kept = await createPlacementScene('pending_start');
    expect((await act(manager, kept, 'cancel', { reasonId, then: 'selected' })).status).toBe(200);
    expect(await PositionModel.findById(kept.position._id).lean()).toMatchObject({
      status: 'reserved',
    });
    expect(await ApplicationModel.findById(kept.application._id).lean()).toMatchObject({
      status: 'active',
      stageKind: 'selected',
    });
    const given = await createPlacementScene('pending_start');
    await act(manager, given, 'cancel', { reasonId, then: 'rejected' });
    expect(await ApplicationModel.findById(given.application._id).lean()).toMatchObject({
      status: 'rejected',
    });
  });
});

describe('rates', () => {
  it('change with the approval of a second user, never overlap, and leave no gap', async () => {
    const scene = await createPlacementScene('active');
    const change = (from: string) =>
      act(manager, scene, 'change-rate', {
        ...money('50.00', '70.00'),
        effectiveFrom: from,
        reason: 'A raise after half a year.',
      });
    expect((await change('2026-01-01')).body.error.code).toBe('RATE_PERIOD_OVERLAP');
    expect((await change('2025-12-31')).body.error.fields).toMatchObject([
      { path: 'effectiveFrom', code: 'DATE_ORDER' },
    ]);
    const asked = await change('2026-06-01');
    expect(asked.body.rates).toHaveLength(1);
    const [waiting] = asked.body.waiting;
    const facts = (await finance.get(`/approvals/${waiting.id}`)).body.facts;
    expect(facts).toContainEqual({
      name: 'payAfter',
      value: '50.00 USD / hour',
      rate: { amount: '50.00', currency: 'USD', unit: 'hour' },
    });
    await finance.post(`/approvals/${waiting.id}/actions/approve`, { version: 1 });
    const { rates } = (await manager.get(`/placements/${scene.placement._id.toHexString()}`)).body;
    expect(rates).toMatchObject([
      { effectiveFrom: '2026-06-01', effectiveTo: null, pay: { amount: '50.00' }, margin: 0.2857 },
      { effectiveFrom: '2026-01-01', effectiveTo: '2026-05-31', bill: { amount: '65.43' } },
    ]);
    const person = await CandidateModel.findById(scene.candidate._id).lean();
    expect(person?.rates).toMatchObject([
      { kind: 'agreed_pay', amountMinor: 4_321, effectiveTo: '2026-05-31' },
      { kind: 'agreed_pay', amountMinor: 5_000, effectiveTo: null },
    ]);
  });

  it('are requested once, and a different request is refused while one is pending', async () => {
    const scene = await createPlacementScene('active');
    const ask = (pay: string) =>
      act(manager, scene, 'change-rate', {
        ...money(pay, '70.00'),
        effectiveFrom: '2026-06-01',
        reason: 'The yearly raise.',
      });
    expect((await ask('50.00')).status).toBe(200);
    expect((await ask('50.00')).body.waiting).toHaveLength(1);
    expect((await ask('55.00')).body.error.code).toBe('APPROVAL_PENDING');
  });

  it('that are doubtful are flagged to the approver', async () => {
    const scene = await createPlacementScene('active', {
      job: { billRate: { minMinor: 6_000, maxMinor: 8_000, currency: 'USD', unit: 'hour' } },
    });
    const asked = await act(manager, scene, 'change-rate', {
      ...money('55.00', '50.00'),
      effectiveFrom: '2026-06-01',
      reason: 'The client asked for less.',
    });
    const { facts } = (await finance.get(`/approvals/${asked.body.waiting[0].id}`)).body;
    expect(facts.filter(({ name }: { name: string }) => name === 'rateWarning')).toEqual([
      { name: 'rateWarning', value: 'The bill rate is below the pay rate' },
      { name: 'rateWarning', value: 'The bill rate is below the client’s range' },
    ]);
  });

  it('are shown only to users who may read them', async () => {
    const readers = {
      team_lead: manager,
      finance_hr: finance,
      staff_viewer: await signInAs(test, 'staff_viewer'),
    };
    const recruiter = await signInAs(test, 'recruiter');
    const accountManager = await signInAs(test, 'account_manager');
    const { placement } = await createPlacementScene('active', {
      job: { accountManagerId: accountManager.user._id },
    });
    const read = (agent: SignedIn) => agent.get(`/placements/${placement._id.toHexString()}`);
    for (const agent of [readers.team_lead, readers.finance_hr, accountManager])
      expect((await read(agent)).body.rates[0].pay.amount).toBe('43.21');
    const viewed = await read(readers.staff_viewer);
    expect(viewed.status).toBe(200);
    expect(JSON.stringify(viewed.body)).not.toMatch(/43\.21|65\.43|margin/);
    // A user who is neither on the placement nor on its job does not see it.
    expect((await read(recruiter)).status).toBe(404);
    const vetter = await signInAs(test, 'vetter');
    expect((await read(vetter)).status).toBe(403);
  });
});

describe('the end of a placement', () => {
  it('frees the candidate, keeps the seat filled and adds a seat if the work continues', async () => {
    const scene = await createPlacementScene('active');
    const ended = await act(manager, scene, 'end', {
      endDate: today(),
      reasonId,
      rehireOk: true,
      ratingByClient: 5,
      backfill: true,
    });
    expect(ended.body).toMatchObject({ status: 'ended', actualEndDate: today(), backfilled: true });
    expect(ended.body.rates[0].effectiveTo).toBe(today());
    const seats = await PositionModel.find({ jobId: scene.job._id }).sort({ _id: 1 }).lean();
    expect(seats.map(({ status }) => status)).toEqual(['filled', 'open', 'open']);
    expect(seats[2]).toMatchObject({
      backfillForPlacementId: scene.placement._id,
      supervisorCompanyUserId: scene.position.supervisorCompanyUserId,
    });
    // The position that was left shows it, is history, and no longer counts.
    const shown = (await manager.get(`/jobs/${scene.job._id.toHexString()}/positions`)).body;
    expect([shown.total, shown.filled]).toEqual([2, 0]);
    expect(shown.data.at(-1)).toMatchObject({
      id: scene.position._id.toHexString(),
      status: 'filled',
      endedOn: today(),
      allowedActions: [],
    });
    const moved = await manager.post(
      `/positions/${scene.position._id.toHexString()}/actions/set-supervisor`,
      {
        version: seats[0]?.version,
        supervisorCompanyUserId: String(scene.position.supervisorCompanyUserId),
      },
    );
    expect(moved.body.error.code).toBe('INVALID_TRANSITION');
    expect(await JobModel.findById(scene.job._id).lean()).toMatchObject({
      positionsCount: 2,
      positionsFilled: 0,
      status: 'open',
    });
    const application = await manager.get(`/applications/${scene.application._id.toHexString()}`);
    expect(application.body).toMatchObject({
      status: 'placed',
      placement: { number: scene.placement.number, status: 'ended', actualEndDate: today() },
    });
    expect(await CandidateModel.findById(scene.candidate._id).lean()).toMatchObject({
      status: 'active',
      rates: [{ kind: 'agreed_pay', effectiveTo: today() }],
    });
    expect(
      await TaskModel.countDocuments({ subjectId: scene.candidate._id, kind: 'redeploy' }),
    ).toBe(1);

    const again = await act(manager, scene, 'rehire', {
      version: ended.body.version,
      ...money('55.00', '80.00'),
      startDate: addDays(today(), 7),
    });
    expect(again.body).toMatchObject({
      status: 'pending_start',
      rehireOf: { number: scene.placement.number },
    });
    const next = await PlacementModel.findById(again.body.id).lean();
    expect(await PositionModel.findById(next?.positionId).lean()).toMatchObject({
      status: 'reserved',
    });
  });

  it('leaves a filled job filled when its last seat is left without a backfill', async () => {
    const scene = await createPlacementScene('active');
    await PositionModel.updateMany(
      { jobId: scene.job._id, status: 'open' },
      { $set: { status: 'cancelled', cancelledOn: today() } },
    );
    await JobModel.updateOne(
      { _id: scene.job._id },
      { $set: { status: 'filled', positionsCount: 1, positionsFilled: 1 } },
    );
    const ending = { endDate: today(), reasonId, rehireOk: true, ratingByClient: null };
    await act(manager, scene, 'end', { ...ending, backfill: false });
    const positions = `/jobs/${scene.job._id.toHexString()}/positions`;
    const seats = (await manager.get(positions)).body;
    expect([seats.total, seats.filled, seats.job.status]).toEqual([0, 0, 'filled']);
    const left = seats.data.find(({ id }: { id: string }) => id === String(scene.position._id));
    expect(left.allowedActions).toEqual(['backfill']);
    const backfill = await manager.post(`/positions/${left.id}/actions/backfill`, {
      version: left.version,
    });
    expect(backfill.body.supervisor.id).toBe(String(scene.position.supervisorCompanyUserId));
    const after = (await manager.get(positions)).body;
    expect([after.total, after.filled, after.job.status]).toEqual([1, 0, 'open']);
  });

  it('a supervisor who may no longer decide does not prevent a copy of the job', async () => {
    const { _id: companyId } = await createCompany();
    const scene = await createPlacementScene('active', { job: { companyId } });
    const { jobId, supervisorCompanyUserId } = scene.position;
    expect(supervisorCompanyUserId).not.toBeNull();
    await CompanyUserModel.updateOne({ _id: supervisorCompanyUserId }, { canDecide: false });
    const copy = await manager.post(`/jobs/${jobId.toHexString()}/actions/copy`, {});
    expect([copy.status, copy.body.error]).toEqual([201, undefined]);
    const led = await PositionModel.distinct('supervisorCompanyUserId', { jobId: copy.body.id });
    expect(led).toEqual([null]);
  });

  it('respects the notice period unless the other side agreed to a shorter one', async () => {
    const scene = await createPlacementScene('active');
    const soon = { by: 'contractor', endDate: addDays(today(), 3) };
    const early = await act(manager, scene, 'give-notice', soon);
    expect(early.body.error.fields).toMatchObject([{ path: 'endDate', code: 'OUT_OF_RANGE' }]);
    const agreed = await act(manager, scene, 'give-notice', {
      ...soon,
      shorter: true,
      note: 'Agreed with the client by phone.',
    });
    expect(agreed.body).toMatchObject({ status: 'ending', plannedEndDate: soon.endDate });
  });

  it('names no end after the agreed one, and needs no waiver for the agreed one itself', async () => {
    const plannedEndDate = addDays(today(), 5);
    const scene = await createPlacementScene('active', { placement: { plannedEndDate } });
    const notice = (endDate: string) =>
      act(manager, scene, 'give-notice', { by: 'client', endDate, shorter: true, note: 'Agreed.' });
    expect((await notice(addDays(plannedEndDate, 1))).body.error.fields).toMatchObject([
      { path: 'endDate', code: 'OUT_OF_RANGE', params: { max: plannedEndDate } },
    ]);
    const given = { by: 'client', endDate: plannedEndDate };
    expect((await act(manager, scene, 'give-notice', given)).body).toMatchObject({
      status: 'ending',
      plannedEndDate,
    });
  });

  it('is not offered once the agreed end is over', async () => {
    const actionsAt = async (plannedEndDate: string) => {
      const { placement } = await createPlacementScene('active', { placement: { plannedEndDate } });
      const { body } = await manager.get(`/placements/${placement._id.toHexString()}`);
      return body.allowedActions as string[];
    };
    expect(await actionsAt(today())).toContain('give_notice');
    expect(await actionsAt(addDays(today(), -1))).not.toContain('give_notice');
  });

  it.each([null, '2031-03-31'])(
    'is the same as before the notice once the notice is withdrawn: %s',
    async (plannedEndDate) => {
      const scene = await createPlacementScene('active', { placement: { plannedEndDate } });
      const task = () =>
        TaskModel.findOne({ rule: `redeploy:${scene.placement._id.toHexString()}` }).lean();
      const endDate = addDays(today(), 40);
      const given = await act(manager, scene, 'give-notice', { by: 'client', endDate });
      expect(await task()).toMatchObject({ status: 'open', dueOn: endDate });
      const { version } = given.body;
      const back = await act(manager, scene, 'withdraw-notice', { version });
      expect(back.body).toMatchObject({ status: 'active', plannedEndDate });
      expect(await task()).toMatchObject({ status: 'done' });
      const { endKey } = (await PlacementModel.findById(scene.placement._id).lean()) ?? {};
      expect(endKey).toBe(endKeyOf(plannedEndDate));
    },
  );

  it('comes by itself only after a notice, and is notified once', async () => {
    const ended = { plannedEndDate: addDays(today(), -1) };
    const running = await createPlacementScene('active', {
      placement: { ...ended, accountManagerId: manager.user._id },
    });
    const leaving = await createPlacementScene('ending', { placement: ended });
    const { signal } = new AbortController();
    await endDue(signal);
    const stateOf = async ({ placement }: PlacementScene): Promise<PlacementState | undefined> =>
      (await PlacementModel.findById(placement._id).lean())?.status;
    expect([await stateOf(running), await stateOf(leaving)]).toEqual(['active', 'ended']);
    const about = { userId: manager.user._id, title: new RegExp(running.placement.number) };
    await notifyOfEnds(signal);
    await notifyOfEnds(signal);
    expect(await NotificationModel.countDocuments(about)).toBe(1);
    const { body } = await manager.get('/placements?filter[overdue]=true');
    expect(
      body.data.find(({ id }: { id: string }) => id === running.placement._id.toHexString()),
    ).toMatchObject({ weeksLeft: 0, daysLeft: -1, risks: ['overdue'] });
    // A passed end is not within the next days: the list matches its figures.
    const { data } = (await manager.get('/placements?filter[endingWithin]=30')).body;
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(
      running.placement._id.toHexString(),
    );
  });
});

it('lists the contracts that end within each of the windows', async () => {
  const scenes = [];
  for (const days of [7, 8, 14, 15])
    scenes.push(
      await createPlacementScene('active', {
        placement: { plannedEndDate: addDays(today(), days) },
      }),
    );
  const companies = scenes.map(({ placement }) => placement.companyId.toHexString()).join(',');
  const numbersWithin = async (days: string): Promise<string[]> => {
    const query = `filter[company]=${companies}&filter[endingWithin]=${days}`;
    const { body } = await manager.get(`/placements?${query}`);
    return body.data.map(({ number }: { number: string }) => number);
  };
  const numbers = scenes.map(({ placement }) => placement.number);
  expect(await numbersWithin('7')).toEqual(numbers.slice(0, 1));
  expect(await numbersWithin('14')).toEqual(numbers.slice(0, 3));
  expect(await numbersWithin('30')).toEqual(numbers);
});

it('shows for a past day the placements of that day', async () => {
  const scene = await createPlacementScene('ended', {
    placement: { startDate: '2024-01-01', actualEndDate: '2024-06-30' },
  });
  const idsOn = async (day: string): Promise<string[]> => {
    const { body } = await manager.get(`/placements?filter[asOf]=${day}&limit=100`);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const id = scene.placement._id.toHexString();
  expect((await idsOn('2024-03-01')).includes(id)).toBe(true);
  expect((await idsOn('2024-07-01')).includes(id)).toBe(false);
});

it('uses for a past day the end that was known then, also to sort, filter and page', async () => {
  const startDate = '2024-01-01';
  const [moved, kept, shortened] = [
    await createPlacementScene('active', {
      placement: { startDate, plannedEndDate: addDays(today(), 10) },
    }),
    await createPlacementScene('active', {
      placement: { startDate, plannedEndDate: addDays(today(), 50) },
    }),
    await createPlacementScene('active', { placement: { startDate, plannedEndDate: null } }),
  ];
  const scenes = [moved, kept, shortened];
  const numbers = scenes.map(({ placement }) => placement.number);
  const companies = scenes.map(({ placement }) => placement.companyId.toHexString()).join(',');
  const read = async (more: string) =>
    (await manager.get(`/placements?filter[company]=${companies}&${more}`)).body;
  const numbersOf = ({ data }: { data: { number: string }[] }) => data.map((row) => row.number);
  const yesterday = addDays(today(), -1);
  await act(manager, moved, 'extend', { plannedEndDate: addDays(today(), 90) });
  const end = addDays(today(), 20);
  const notice = await act(manager, shortened, 'give-notice', { by: 'contractor', endDate: end });
  expect(notice.body).toMatchObject({ status: 'ending', plannedEndDate: end });

  expect(numbersOf(await read(`filter[asOf]=${today()}`))).toEqual(
    [shortened, kept, moved].map(({ placement }) => placement.number),
  );
  const then = await read(`filter[asOf]=${yesterday}`);
  expect(then.data.map(({ plannedEndDate }: Placement) => plannedEndDate)).toEqual(
    scenes.map(({ placement }) => placement.plannedEndDate),
  );
  expect(numbersOf(then)).toEqual(numbers);
  expect(numbersOf(await read(`filter[asOf]=${yesterday}&sort=-plannedEndDate`))).toEqual(
    numbers.toReversed(),
  );
  expect(numbersOf(await read(`filter[asOf]=${yesterday}&filter[endingWithin]=30`))).toEqual([
    moved.placement.number,
  ]);
  expect(numbersOf(await read('filter[endingWithin]=30'))).toEqual([shortened.placement.number]);

  // More than a page: rows that count with another end keep their place across pages, in both
  // directions.
  const { companyId, jobId, candidateId } = kept.placement;
  for (let day = 51; day < 60; day += 1)
    await createPlacement(candidateId, {
      companyId,
      jobId,
      status: 'active',
      startDate,
      plannedEndDate: addDays(today(), day),
    });
  const turn = (cursor: string) => read(`filter[asOf]=${yesterday}&limit=10${cursor}`);
  const first = await turn('');
  const second = await turn(`&cursor=${first.page.nextCursor}`);
  const back = await turn(`&cursor=${second.page.prevCursor}`);
  expect([first, second].map(({ data, page }) => [data.length, page.from, page.total])).toEqual([
    [10, 1, 12],
    [2, 11, 12],
  ]);
  expect([numbersOf(first)[0], numbersOf(second)[1]]).toEqual([numbers[0], numbers[2]]);
  expect(numbersOf(back)).toEqual(numbersOf(first));
  expect([first.page.prevCursor, second.page.nextCursor]).toEqual([null, null]);
});

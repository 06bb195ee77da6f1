import { canTransition, limits, positionMachine, type PositionState } from '@muster/contracts';
import { Types } from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import { createCompanyUser } from '../companies/company-user.fixtures.ts';
import { createSupervisor } from '../companies/supervisor.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { addPositions } from '../../records/positions/add-positions.ts';
import { createPosition } from './position.fixtures.ts';
import { PositionModel, type Position } from '../../records/positions/position.model.ts';
import { reserveSeat } from '../../records/positions/position-seats.ts';

let test: TestApp;
let lead: SignedIn;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  const [first] = (await reasonsOf('position_cancel')).filter(({ requiresNote }) => !requiresNote);
  reasonId = first?._id.toHexString() ?? '';
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const act = (agent: SignedIn, { _id, version }: Position, path: string, body: object = {}) =>
  agent.post(`/positions/${_id.toHexString()}/actions/${path}`, { version, ...body });
const standing = ({ _id }: Position) => PositionModel.findById(_id).lean();

describe('the state machine of positions over HTTP', () => {
  const doors = ['hold', 'resume', 'cancel', 'restore'] as const;

  it.each(positionMachine.states)(
    'allows the listed actions from %s and refuses the rest',
    async (status) => {
      const job = await createJob();
      await createPosition(job);
      const seatAt = (state: PositionState) =>
        createPosition(job, { status: state, cancelledOn: state === 'cancelled' ? today() : null });
      const seat = await seatAt(status);
      for (const action of doors) {
        const allowed = canTransition(positionMachine, status, action);
        const at = allowed ? await seatAt(status) : seat;
        const answer = await act(lead, at, action, action === 'cancel' ? { reasonId } : {});
        const said = `${action} from ${status}: ${JSON.stringify(answer.body).slice(0, 200)}`;
        // A filled position names the alternative.
        const code =
          action === 'cancel' && status === 'filled' ? 'POSITION_IN_USE' : 'INVALID_TRANSITION';
        expect([said, answer.body.error?.code ?? answer.status]).toEqual([
          said,
          allowed ? 200 : code,
        ]);
        const after = allowed ? positionMachine.transitions[action].to : status;
        expect((await standing(at))?.status).toBe(after);
      }
    },
  );
});

describe('adding seats', () => {
  it('numbers them, keeps labels unique, and reopens a filled job', async () => {
    const job = await createJob({ title: 'Go engineer', status: 'filled', positionsCount: 1 });
    await createPosition(job, { label: 'Go engineer #1', status: 'filled', everUsed: true });
    const add = (body: object) => lead.post(`/jobs/${job._id.toHexString()}/positions`, body);
    const added = await add({ count: 2 });
    expect(added.body.data.map(({ label }: { label: string }) => label)).toEqual([
      'Go engineer #1',
      'Go engineer #2',
      'Go engineer #3',
    ]);
    expect(added.body).toMatchObject({ total: 3, filled: 1, job: { status: 'open' } });
    expect((await add({ label: 'GO ENGINEER #2' })).body.error.fields).toMatchObject([
      { path: 'label', code: 'NOT_UNIQUE' },
    ]);
    const seats = Array.from({ length: limits.position.perJob - 2 }, () => ({}));
    const full = transact(systemContext('test'), (tx) => addPositions(tx, job, seats));
    await expect(full).rejects.toMatchObject({ code: 'POSITION_LIMIT' });
    const own = { ...job, status: 'closed' as const };
    const closed = transact(systemContext('test'), (tx) => addPositions(tx, own, [{}]));
    await expect(closed).rejects.toMatchObject({ code: 'JOB_NOT_OPEN' });
  });

  it('accepts only supervisors of the client who may decide', async () => {
    const job = await createJob();
    const fine = await createSupervisor(job.companyId);
    const add = (id: Types.ObjectId) =>
      lead.post(`/jobs/${job._id.toHexString()}/positions`, {
        supervisorCompanyUserId: id.toHexString(),
      });
    const refused = [
      await createSupervisor(job.companyId, { canDecide: false }),
      await createSupervisor(job.companyId, { status: 'disabled' }),
      await createSupervisor(new Types.ObjectId()),
      await createCompanyUser(job.companyId, 'client_viewer', { canDecide: true }),
    ];
    for (const { _id } of refused)
      expect((await add(_id)).body.error.code).toBe('SUPERVISOR_NOT_ELIGIBLE');
    expect((await add(fine._id)).body.data[0].supervisor).toMatchObject({ eligible: true });
    expect((await JobModel.findById(job._id).lean())?.supervisorIds).toEqual([fine.userId]);
  });
});

describe('removing seats', () => {
  it('moves a selected candidate back to the client’s choice and cancels their contract', async () => {
    const { position, application, placement } = await createPlacementScene('pending_start');
    const answer = await act(lead, position, 'cancel', { reasonId });
    expect(answer.body).toMatchObject({ status: 'cancelled', occupant: null });
    expect(await ApplicationModel.findById(application._id).lean()).toMatchObject({
      status: 'active',
      stageKind: 'submitted',
      positionId: null,
    });
    expect((await PlacementModel.findById(placement._id).lean())?.status).toBe('cancelled');
  });

  it('refuses the last seat and a used one, and restores no seat after 30 days', async () => {
    const job = await createJob();
    const only = await createPosition(job);
    expect((await act(lead, only, 'cancel', { reasonId })).body.error.code).toBe('LAST_POSITION');
    expect((await act(lead, only, 'delete')).body.error.code).toBe('LAST_POSITION');
    const used = await createPosition(job, { everUsed: true });
    expect((await act(lead, used, 'delete')).body.error.code).toBe('POSITION_IN_USE');
    expect((await act(lead, only, 'delete')).status).toBe(200);
    expect((await standing(only))?.deletedAt).not.toBeNull();
    const old = await createPosition(job, {
      status: 'cancelled',
      cancelledOn: addDays(today(), -31),
    });
    expect((await act(lead, old, 'restore')).body.error.code).toBe('RESTORE_EXPIRED');
  });

  it('marks a job as filled if its other seats are filled', async () => {
    const job = await createJob({ positionsCount: 2, positionsFilled: 1 });
    await createPosition(job, { status: 'filled', everUsed: true });
    const spare = await createPosition(job);
    await act(lead, spare, 'cancel', { reasonId });
    expect((await JobModel.findById(job._id).lean())?.status).toBe('filled');
  });
});

it('changes only the supervisor and the booking of a filled seat, and updates its placement', async () => {
  const { position, placement, job } = await createPlacementScene('active');
  const change = (changes: object) =>
    lead.patch(`/positions/${position._id.toHexString()}`, { version: position.version, changes });
  const refused = await change({ label: 'Another name', poNumber: '1' });
  expect(refused.body.error).toMatchObject({
    code: 'POSITION_IN_USE',
    fields: [{ path: 'label' }],
  });
  const next = await createSupervisor(job.companyId);
  const done = await change({
    poNumber: 'PO-77',
    supervisorCompanyUserId: next._id.toHexString(),
  });
  expect(done.body).toMatchObject({
    poNumber: 'PO-77',
    supervisor: { id: next._id.toHexString() },
  });
  expect((await PlacementModel.findById(placement._id).lean())?.supervisorCompanyUserId).toEqual(
    next._id,
  );
  const history = await lead.get(`/positions/${position._id.toHexString()}/history`);
  expect(history.body.data.map(({ action }: { action: string }) => action)).toContain(
    'position.update',
  );
});

const rounds = process.env['MUSTER_TEST_FULL'] ? 500 : 20;

it(
  'gives a seat to only one of two users who reserve it at once',
  async () => {
    const job = await createJob({ positionsCount: rounds });
    for (let round = 0; round < rounds; round += 1) {
      const seat = await createPosition(job);
      const reach = (applicationId: Types.ObjectId) =>
        transact(systemContext('test'), (tx) =>
          reserveSeat(tx, { jobId: job._id, positionId: seat._id, applicationId }),
        );
      const applicants = [new Types.ObjectId(), new Types.ObjectId()];
      const outcomes = await Promise.allSettled(applicants.map(reach));
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason] : [],
      );
      expect(refusals).toHaveLength(1);
      expect(refusals[0]).toBeInstanceOf(AppError);
      expect(['NO_OPEN_POSITION', 'VERSION_CONFLICT']).toContain(refusals[0].code);
      const winner = applicants[outcomes.findIndex(({ status }) => status === 'fulfilled')];
      expect((await standing(seat))?.reservedApplicationId).toEqual(winner);
    }
  },
  rounds * 1_000,
);

import { jobMachine, jobStates, type JobAction, type JobState } from '@muster/contracts';
import type { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { addPositions } from '../../records/positions/add-positions.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { readyJob } from './job.fixtures.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof signInAs>>;
let companyId: Types.ObjectId;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
  await ensureReasons();
  const company = await createCompany();
  companyId = company._id;
  reasonId = (await reasonsOf('job_close'))[0]?._id.toHexString() ?? '';
});
afterAll(() => test.close());

type PersonAction = Exclude<JobAction, 'fill' | 'add_seat'>;
const actions = (Object.keys(jobMachine.transitions) as JobAction[]).filter(
  (action): action is PersonAction => action !== 'fill' && action !== 'add_seat',
);
const bodies: Record<PersonAction, object> = {
  submit_for_review: {},
  open: {},
  send_back: { note: 'Which time zone?' },
  hold: { note: 'The budget is being decided.' },
  resume: {},
  close: { reasonId: '' },
  cancel: { reasonId: '' },
  reopen: {},
};

/** Creates a complete job with one seat in a state, as if it had arrived there normally. */
async function jobIn(status: JobState): Promise<Job> {
  const job = await readyJob({
    companyId,
    status: 'draft',
    accountManagerId: owner.user._id,
    leadRecruiterId: owner.user._id,
  });
  await transact(systemContext('test'), async (tx) => {
    await addPositions(tx, job, [{}]);
  });
  const ended = status === 'closed' || status === 'cancelled';
  const { _id } = job;
  await JobModel.updateOne({ _id }, { $set: { status, ...(ended && { closedAt: new Date() }) } });
  return (await JobModel.findById(_id).lean()) ?? job;
}

const act = (job: Job, action: PersonAction, body: object = {}) =>
  owner.post(`/jobs/${job._id.toHexString()}/actions/${action.replaceAll('_', '-')}`, {
    version: job.version,
    ...bodies[action],
    ...('reasonId' in bodies[action] && { reasonId }),
    ...body,
  });

const pairs = jobStates.flatMap((state) => actions.map((action) => ({ state, action })));
const inMachine = ({ state, action }: (typeof pairs)[number]) =>
  (jobMachine.transitions[action].from as readonly JobState[]).includes(state);

it.each(pairs.filter(inMachine))('$action leaves $state, once', async ({ state, action }) => {
  const job = await jobIn(state);
  const { status, body } = await act(job, action);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  expect(body).toMatchObject({ status: jobMachine.transitions[action].to, already: false });
  const again = await act({ ...job, version: body.version }, action);
  expect(again.body).toMatchObject({ already: true, version: body.version });
  const events = await AuditEventModel.countDocuments({
    entityId: job._id.toHexString(),
    action: `job.${action}`,
  });
  expect(events).toBe(1);
});

it('refuses every action that the machine does not list, and names the possible ones', async () => {
  const refused = pairs.filter((pair) => !inMachine(pair));
  expect(refused.length).toBeGreaterThan(jobStates.length);
  const jobs = new Map<JobState, Awaited<ReturnType<typeof jobIn>>>();
  for (const state of jobStates) jobs.set(state, await jobIn(state));
  for (const { state, action } of refused) {
    const { status, body } = await act(jobs.get(state)!, action);
    expect({ state, action, status, code: body.error?.code }).toEqual({
      state,
      action,
      status: 409,
      code: 'INVALID_TRANSITION',
    });
    expect(body.error.context).toMatchObject({ currentState: state });
  }
});

import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { addDays, today } from '../../../db/calendar-day.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createApplication } from '../application.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let job: Job;

beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  job = await createJob({ leadRecruiterId: lead.user._id });
});
afterAll(() => test.close());
afterEach(() => ApplicationModel.deleteMany());

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

async function onJob(changes: Partial<Application> = {}): Promise<Application> {
  const candidate = await createCandidateRecord({ ownerUserId: lead.user._id });
  const stageEnteredAt = daysAgo(9);
  return createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: lead.user._id,
    },
    'interested',
    { stageEnteredAt, ...changes },
  );
}

const stored = ({ _id }: Application) => ApplicationModel.findById(_id).orFail().lean();
const act = (application: Application, step: string, body: object, by = lead) =>
  by.post(`/applications/${idOf(application)}/actions/${step}`, body);
const undo = (application: Application, version: number, by = lead) =>
  act(application, 'undo-move', { version }, by);
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;

it('an undone move restores the clock of the stage and the position in it', async () => {
  const stageClockFrom = daysAgo(4);
  const application = await onJob({ stageClockFrom, rank: 7 });
  const shownBefore = await lead.get(`/applications/${idOf(application)}`);
  const moved = await act(application, 'move', { version: 1, stageId: 'internal_review' });
  expect(moved.body.stage.id).toBe('internal_review');
  const undone = await undo(application, moved.body.version);
  expect(undone.status).toBe(200);
  const { stageEnteredAt, stageDueAt } = shownBefore.body;
  expect(undone.body).toMatchObject({ stage: { id: 'interested' }, stageEnteredAt, stageDueAt });
  expect(await stored(application)).toMatchObject({ stageClockFrom, rank: 7, lastStep: null });
  // Asked for twice, it is undone once.
  expect((await undo(application, moved.body.version)).status).toBe(200);
  expect((await stored(application)).version).toBe(undone.body.version);
});

it('undoing a move out of hold restores the hold with its day and note', async () => {
  const held = {
    onHold: true,
    holdUntil: addDays(today(), 20),
    holdNote: 'Until they are back from leave.',
    heldSince: daysAgo(3),
  };
  const application = await onJob(held);
  const moved = await act(application, 'move', { version: 1, stageId: 'internal_review' });
  expect(moved.body).toMatchObject({ onHold: false, holdUntil: null, holdNote: null });
  expect((await undo(application, moved.body.version)).body.stage.id).toBe('interested');
  expect(await stored(application)).toMatchObject(held);

  const resumed = await act(application, 'resume', { version: moved.body.version + 1 });
  expect(resumed.body.onHold).toBe(false);
  await undo(application, resumed.body.version);
  expect(await stored(application)).toMatchObject(held);
});

it('an undone hold leaves no hold, in bulk as well', async () => {
  const application = await onJob();
  const hold = await act(application, 'hold', { version: 1, note: 'A slip.' });
  expect((await undo(application, hold.body.version)).body).toMatchObject({
    onHold: false,
    holdNote: null,
  });
  const both = [await onJob(), await onJob({ onHold: true, holdNote: 'On leave' })];
  const { body } = await lead.post(`/jobs/${idOf(job)}/bulk/move`, {
    ids: both.map(idOf),
    stageId: 'added',
  });
  expect(body.ok).toBe(2);
  for (const [at, one] of both.entries()) await undo(one, body.items[at].version);
  expect(await stored(both[0]!)).toMatchObject({ stageId: 'interested', onHold: false });
  expect(await stored(both[1]!)).toMatchObject({ onHold: true, holdNote: 'On leave' });
});

it('undo is offered to the user who made the move, for some seconds and until another change', async () => {
  const application = await onJob();
  expect(codeOf(await undo(application, 1))).toBe('INVALID_TRANSITION');
  const { body: moved } = await act(application, 'move', { version: 1, stageId: 'added' });
  const colleague = await signInAs(test, 'team_lead');
  expect(codeOf(await undo(application, moved.version, colleague))).toBe('UNDO_EXPIRED');
  expect(codeOf(await undo(application, moved.version - 1))).toBe('VERSION_CONFLICT');
  await ApplicationModel.updateOne(
    { _id: application._id },
    { $set: { 'lastStep.at': new Date(Date.now() - 60_000) } },
  );
  expect(codeOf(await undo(application, moved.version))).toBe('UNDO_EXPIRED');
  const viewer = await signInAs(test, 'staff_viewer');
  expect((await undo(application, moved.version, viewer)).status).toBe(403);
  const client = await signInAs(test, 'client_viewer');
  expect((await undo(application, moved.version, client)).status).not.toBe(200);
  expect(await stored(application)).toMatchObject({ stageId: 'added', version: moved.version });
});

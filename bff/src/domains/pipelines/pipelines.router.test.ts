import {
  defaultPipeline,
  type PipelineDetail,
  type PipelineRehearsal,
  type TemplateStage,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { PipelineModel } from '../../records/pipelines/pipeline.model.ts';
import { ensureStandardPipeline, standardPipelineId } from '../../records/pipelines/pipelines.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([
    PipelineModel.deleteMany({}),
    JobModel.deleteMany({}),
    ApplicationModel.deleteMany({}),
    ApplicationEventModel.deleteMany({}),
  ]);
  await ensureStandardPipeline();
});

const standard = standardPipelineId.toHexString();
const stagesOf = (list: readonly object[] = defaultPipeline) =>
  list.map((stage) => ({ ...stage, id: null }));
const secondRound = {
  id: null,
  kind: 'client_interview',
  name: 'Meets the board',
  slaHours: 240,
  candidateLabel: 'Final interviews',
  clientLabel: null,
  isActive: true,
};
/** Creates a template with two interview rounds; the second one comes first in the input. */
const make = async (name = 'Executive search'): Promise<PipelineDetail> =>
  (await admin.post('/pipelines', { name, stages: [secondRound, ...stagesOf()] })).body;
const input = ({ stages }: PipelineDetail) =>
  stages.map(({ live: _live, ...stage }: TemplateStage) => stage);
const update = (pipeline: PipelineDetail, changes: object) =>
  admin.patch(`/pipelines/${pipeline.id}`, { version: pipeline.version, changes });
const act = ({ id, version }: PipelineDetail, action: string) =>
  admin.post(`/pipelines/${id}/actions/${action}`, { version });
const read = async (id: string): Promise<PipelineDetail> =>
  (await admin.get(`/pipelines/${id}`)).body;
const jobWith = async (pipeline: PipelineDetail) =>
  createJob({ pipelineTemplateId: new Types.ObjectId(pipeline.id) });

async function standingOn(
  pipeline: PipelineDetail,
  name: string,
  changes: Partial<Application> = {},
): Promise<Application> {
  const stage = pipeline.stages.find((one) => one.name === name);
  if (!stage) throw new Error(`There is no stage ${name}`);
  const job = await jobWith(pipeline);
  const candidate = await createCandidateRecord();
  return createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: admin.user._id,
    },
    stage.kind,
    { stageId: stage.id, ...changes },
  );
}
const idOf = ({ _id }: Pick<Application, '_id'>) => _id.toHexString();
const stageIdOf = async ({ _id }: Application) =>
  (await ApplicationModel.findById(_id).lean())?.stageId;

describe('templates', () => {
  it('start with the standard one, which is created once and keeps the agency’s changes', async () => {
    const { body } = await admin.get('/pipelines');
    expect(body.data).toMatchObject([{ id: standard, name: 'Standard', isDefault: true }]);
    expect(body.data[0].stages.map(({ id }: TemplateStage) => id)).toEqual(
      defaultPipeline.map(({ id }) => id),
    );
    await update(await read(standard), { name: 'Usual' });
    await ensureStandardPipeline();
    expect(await PipelineModel.distinct('name')).toEqual(['Usual']);
  });

  it('are created with stages in the order of kinds, logged, and refused at the invalid field', async () => {
    const made = await make();
    expect(made.stages.map(({ name }) => name).slice(3, 6)).toEqual([
      'Submitted',
      'Meets the board',
      'Client interview',
    ]);
    expect(await AuditEventModel.countDocuments({ entity: 'pipeline', entityId: made.id })).toBe(1);
    const refused = async (body: object) =>
      (await admin.post('/pipelines', body)).body.error.fields.map(
        ({ path, code }: { path: string; code: string }) => `${path} ${code}`,
      );
    expect(await refused({ name: 'EXECUTIVE search', stages: stagesOf() })).toEqual([
      'name NOT_UNIQUE',
    ]);
    expect(await refused({ name: 'Short', stages: stagesOf(defaultPipeline.slice(1)) })).toEqual([
      'stages STAGE_OF_EACH_KIND',
    ]);
    expect(
      await refused({ name: 'Twice', stages: [...stagesOf(), { ...secondRound, name: 'ADDED' }] }),
    ).toEqual(['stages[7].name NOT_UNIQUE']);
  });

  it('are copied with their active stages, under new ids', async () => {
    const made = await make();
    const { body } = await admin.post(`/pipelines/${made.id}/actions/duplicate`, { name: 'Copy' });
    expect(body.stages).toHaveLength(8);
    expect(body.stages[0].id).not.toBe(made.stages[0]?.id);
  });

  it('are archived and restored, unless new or live jobs use them', async () => {
    const made = await make();
    expect((await act(await read(standard), 'archive')).body.error.code).toBe(
      'PIPELINE_IS_DEFAULT',
    );
    const job = await jobWith(made);
    expect((await act(made, 'archive')).body.error).toMatchObject({
      code: 'PIPELINE_IN_USE',
      context: { jobs: 1 },
    });
    await JobModel.updateOne({ _id: job._id }, { status: 'closed' });
    const { body: archived } = await act(made, 'archive');
    expect(archived).toMatchObject({
      status: 'archived',
      allowedActions: ['restore', 'duplicate'],
    });
    expect((await update(archived, { name: 'Other' })).body.error.code).toBe('INVALID_TRANSITION');
    expect((await act(archived, 'set-default')).body.error.code).toBe('INVALID_TRANSITION');
    expect((await act(archived, 'restore')).body.status).toBe('active');
  });

  it('have one default, which new jobs use', async () => {
    const made = await make();
    expect((await act(made, 'set-default')).body.isDefault).toBe(true);
    expect((await read(standard)).isDefault).toBe(false);
    const company = await createCompany();
    const { body } = await admin.post('/jobs', {
      companyId: company._id.toHexString(),
      title: 'Head of engineering',
    });
    expect(body.details.pipeline).toEqual({ id: made.id, name: 'Executive search' });
  });
});

describe('stages', () => {
  it('cannot be removed or change their kind', async () => {
    const made = await make();
    const stages = input(made);
    const fieldsOf = async (changed: object[]) =>
      (await update(made, { stages: changed })).body.error.fields[0];
    expect(await fieldsOf(stages.filter(({ name }) => name !== 'Meets the board'))).toMatchObject({
      path: 'changes.stages',
      code: 'REQUIRED',
    });
    const turned = stages.map((stage) =>
      stage.name === 'Meets the board' ? { ...stage, kind: 'selected' } : stage,
    );
    expect(await fieldsOf(turned)).toMatchObject({
      path: 'changes.stages[4].kind',
      code: 'NOT_ALLOWED',
    });
    expect(
      await fieldsOf([...stages, { ...secondRound, name: 'Foreign', id: 'added' }]),
    ).toMatchObject({ path: 'changes.stages[8].id', code: 'NOT_FOUND' });
  });

  it('are switched off only if their applications move to another stage of the kind', async () => {
    const made = await make();
    const application = await standingOn(made, 'Meets the board');
    const placed = await standingOn(made, 'Meets the board', { status: 'placed' });
    const other = made.stages.find(({ name }) => name === 'Client interview');
    const off = (moveTo: string | null) =>
      update(made, {
        stages: input(made).map((stage) =>
          stage.name === 'Meets the board' ? { ...stage, isActive: false, moveTo } : stage,
        ),
      });
    expect((await off(null)).body.error).toMatchObject({
      code: 'STAGE_IN_USE',
      context: { name: 'Meets the board', live: 2 },
    });
    expect((await off(made.stages[0]?.id ?? '')).body.error.fields[0]).toMatchObject({
      path: 'changes.stages[4].moveTo',
      code: 'INVALID_OPTION',
    });
    const { body } = await off(other?.id ?? '');
    expect(body.stages[4]).toMatchObject({ isActive: false, live: 0 });
    expect([await stageIdOf(application), await stageIdOf(placed)]).toEqual([other?.id, other?.id]);
    expect(await ApplicationEventModel.countDocuments({ note: 'Client interview' })).toBe(2);
    const { body: board } = await admin.get(
      `/jobs/${application.jobId.toHexString()}/applications`,
    );
    expect(board.columns.map(({ name }: TemplateStage) => name)).not.toContain('Meets the board');
  });
});

describe('a rehearsal', () => {
  const rehearse = (reader: SignedIn, { id }: PipelineDetail, stages: readonly object[]) =>
    reader.post(`/pipelines/${id}/actions/rehearse`, { changes: { stages } });
  const entered = new Date(Date.now() - 100 * 3_600_000);

  it('shows the stage and deadline of each application after the change, and writes nothing', async () => {
    const made = await make();
    const { _id: companyId } = await createCompany();
    const board = await standingOn(made, 'Meets the board', { stageEnteredAt: entered, companyId });
    await standingOn(made, 'Added', { companyId });
    const held = await standingOn(made, 'Client interview', {
      stageEnteredAt: entered,
      companyId,
      onHold: true,
    });
    const other = made.stages.find(({ name }) => name === 'Client interview');
    const stages = input(made).map((stage) => {
      if (stage.name === 'Meets the board')
        return { ...stage, isActive: false, moveTo: other?.id ?? '' };
      return stage.name === 'Client interview' ? { ...stage, name: 'Talks', slaHours: 48 } : stage;
    });
    const before = [await AuditEventModel.countDocuments(), await read(made.id)];
    const { body } = await rehearse(admin, made, stages).expect(200);
    expect(body.standing).toBe(3);
    const [first, second, third] = (body as PipelineRehearsal).data;
    // Candidates with changes come first.
    expect([first?.id, second?.id].toSorted()).toEqual([board, held].map(idOf).toSorted());
    const ofBoard = first?.id === idOf(board) ? first : second;
    const due = (hours: number) => new Date(entered.getTime() + hours * 3_600_000).toISOString();
    expect(ofBoard).toMatchObject({
      person: expect.stringMatching(/^I••• \(C-\d+\)$/),
      now: { stage: 'Meets the board', dueAt: due(240), isLate: false },
      then: { stage: 'Talks', dueAt: due(48), isLate: true },
    });
    const ofHeld = first?.id === idOf(held) ? first : second;
    expect(ofHeld).toMatchObject({
      now: { stage: 'Client interview', dueAt: null },
      then: { stage: 'Talks', dueAt: null, isLate: false },
    });
    expect(third?.now).toEqual(third?.then);
    expect([await AuditEventModel.countDocuments(), await read(made.id)]).toEqual(before);
    expect(await stageIdOf(board)).toBe(board.stageId);
  });

  it('covers at most twenty applications, and shows no stage where none was chosen for them', async () => {
    const made = await make();
    const { _id: companyId } = await createCompany();
    for (let i = 0; i < 21; i += 1) await standingOn(made, 'Meets the board', { companyId });
    const off = input(made).map((stage) =>
      stage.name === 'Meets the board' ? { ...stage, isActive: false } : stage,
    );
    const { body } = await rehearse(admin, made, off).expect(200);
    expect(body.standing).toBe(21);
    expect(body.data).toHaveLength(20);
    expect(body.data[0].then).toEqual({
      stage: null,
      dueAt: null,
      isLate: false,
      candidateLabel: null,
    });
  });

  it('is refused if the change would be, and to users who may not make it', async () => {
    const made = await make();
    const short = input(made).filter(({ name }) => name !== 'Meets the board');
    const { body } = await rehearse(admin, made, short);
    expect(body.error.fields[0]).toMatchObject({ path: 'changes.stages', code: 'REQUIRED' });
    const gone = { ...made, id: new Types.ObjectId().toHexString() };
    await rehearse(admin, gone, input(made)).expect(404);
    await rehearse(await signInAs(test, 'recruiter'), made, input(made)).expect(403);
  });
});

describe('a job', () => {
  it('shows the stages of its pipeline, and lets applications move within a kind', async () => {
    const made = await make();
    const application = await standingOn(made, 'Meets the board');
    const { body: board } = await admin.get(
      `/jobs/${application.jobId.toHexString()}/applications`,
    );
    expect(board.columns.map(({ name }: TemplateStage) => name).slice(0, 8)).toEqual(
      made.stages.map(({ name }) => name),
    );
    expect(board.columns[4].cards[0].allowedActions).toContain('shift_stage');
    const target = made.stages[5]?.id;
    const move = (stageId: string | undefined) =>
      admin.post(`/applications/${application._id.toHexString()}/actions/move`, {
        version: application.version,
        stageId,
      });
    expect((await move('client_interview')).body.error.fields[0].code).toBe('NOT_FOUND');
    expect((await move(made.stages[3]?.id)).body.error.code).toBe('INVALID_TRANSITION');
    expect((await move(target)).body.stage).toMatchObject({ id: target, name: 'Client interview' });
  });

  it('moves its applications to stages of the same kind when its pipeline changes', async () => {
    const made = await make();
    const application = await standingOn(made, 'Client interview', { version: 4 });
    const change = async (pipelineTemplateId: string) => {
      const path = `/jobs/${application.jobId.toHexString()}`;
      const { version } = (await admin.get(path)).body;
      return admin.patch(path, { version, changes: { pipelineTemplateId } });
    };
    expect((await change(standard)).body.details.pipeline.name).toBe('Standard');
    expect(await stageIdOf(application)).toBe('client_interview');
    await change(made.id);
    expect(await stageIdOf(application)).toBe(made.stages[4]?.id);
    const gone = new Types.ObjectId().toHexString();
    expect((await change(gone)).body.error.fields[0]).toMatchObject({
      path: 'changes.pipelineTemplateId',
      code: 'NOT_FOUND',
    });
  });
});

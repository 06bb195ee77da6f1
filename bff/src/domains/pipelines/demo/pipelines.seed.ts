import { defaultPipeline, firstStageOf, type PipelineStage } from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { PipelineModel } from '../../../records/pipelines/pipeline.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { peopleWithRole, type PeopleIds } from '../../../demo/demo-people.ts';

const templateId = new Types.ObjectId('0000000000000000000001e4');
const name = 'Executive search';
const stageId = (index: number): string =>
  `0000000000000000000002${index.toString(16).padStart(2, '0')}`;

/** Differences from the standard pipeline: other names, and two rounds with the client. */
const words: Partial<Record<PipelineStage['kind'], Partial<PipelineStage>>> = {
  added: { name: 'Long list', slaHours: 168 },
  interested: { name: 'First talk held', slaHours: 96 },
  internal_review: { name: 'Short list' },
  client_interview: { name: 'Meets the hiring manager', slaHours: 120 },
};
const secondRound: Omit<PipelineStage, 'id'> = {
  kind: 'client_interview',
  name: 'Meets the board',
  slaHours: 240,
  candidateLabel: 'Final interviews',
  clientLabel: 'Final interviews',
  isActive: true,
};

/** Adds a second template for the two jobs with the most candidates in client interviews. */
export async function seedPipelines({
  people,
  time,
}: {
  people: PeopleIds;
  time: DemoTime;
}): Promise<void> {
  const stages = defaultPipeline
    .flatMap((stage) => {
      const reworded = { ...stage, ...words[stage.kind] };
      return stage.kind === 'client_interview' ? [reworded, secondRound] : [reworded];
    })
    .map((stage, index): PipelineStage => ({ ...stage, id: stageId(index) }));
  const [admin] = peopleWithRole(people, 'admin');
  const at = time.ago(48);
  await PipelineModel.updateOne(
    { _id: templateId },
    {
      $setOnInsert: {
        name,
        nameKey: foldText(name),
        stages,
        status: 'active',
        isDefault: false,
        createdAt: at,
        createdBy: admin,
        updatedAt: at,
        updatedBy: admin,
      },
    },
    { upsert: true, setDefaultsOnInsert: true },
  );
  const busiest = await ApplicationModel.aggregate<{ _id: Types.ObjectId }>([
    { $match: { status: 'active', stageKind: 'client_interview' } },
    { $group: { _id: '$jobId', people: { $sum: 1 } } },
    { $sort: { people: -1, _id: 1 } },
    { $limit: 2 },
  ]);
  const jobIds = busiest.map(({ _id }) => _id);
  await JobModel.updateMany({ _id: { $in: jobIds } }, { $set: { pipelineTemplateId: templateId } });
  await putOnStages(jobIds, stages);
}

/**
 * Puts the candidates on these jobs on the first stage of their kind, and every second one in a
 * late kind on the next.
 */
async function putOnStages(
  jobIds: readonly Types.ObjectId[],
  stages: readonly PipelineStage[],
): Promise<void> {
  const applications = await ApplicationModel.find({ jobId: { $in: [...jobIds] } })
    .sort({ _id: 1 })
    .lean();
  const further = stages.findLast(({ kind }) => kind === 'client_interview');
  let interviews = 0;
  await ApplicationModel.bulkWrite(
    applications.flatMap(({ _id, stageKind }) => {
      const isSecond = stageKind === 'client_interview' && (interviews += 1) % 2 === 0;
      const stage = isSecond ? further : firstStageOf(stages, stageKind);
      return stage
        ? [{ updateOne: { filter: { _id }, update: { $set: { stageId: stage.id } } } }]
        : [];
    }),
  );
}

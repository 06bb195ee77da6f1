import type { PipelineRehearsal, PipelineStage } from '@muster/contracts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { findLiveCandidates } from '../../../records/candidates/candidate-lookup.ts';
import { maskedPerson } from '../../../records/candidates/contact/masked-people.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { waitingDueAt } from '../stages/stage-clock.ts';

interface Rehearsal {
  /** Current stages. */
  readonly stages: readonly PipelineStage[];
  /** Ids of the stages that would change. */
  readonly first: readonly string[];
  /** Returns where the cards of a stage would move. */
  readonly target: (stage: PipelineStage) => PipelineStage | null;
  readonly most: number;
}

/** Shows what changed stages would mean for the people now on them; names are masked. */
export async function rehearseStages(
  { stages, first, target, most }: Rehearsal,
  now = new Date(),
): Promise<PipelineRehearsal['data']> {
  const rest = stages.map(({ id }) => id).filter((id) => !first.includes(id));
  const affected = await standing(first, most);
  const others = await standing(rest, most - affected.length);
  const found = [...affected, ...others];
  const [candidates, jobs, companies] = await Promise.all([
    findLiveCandidates(found.map(({ candidateId }) => candidateId)),
    jobsById(found.map(({ jobId }) => jobId)),
    companiesById(found.map(({ companyId }) => companyId)),
  ]);
  const people = new Map(candidates.map((person) => [person._id.toHexString(), person]));
  return found.flatMap((application) => {
    const person = people.get(application.candidateId.toHexString());
    const job = jobs.get(application.jobId.toHexString());
    const company = companies.get(application.companyId.toHexString());
    const stage = stages.find(({ id }) => id === application.stageId);
    if (!person || !job || !company || !stage) return [];
    const at = (there: PipelineStage | null) => clockAt({ application, job, company, now }, there);
    return [
      {
        id: application._id.toHexString(),
        person: maskedPerson(person),
        job: job.title,
        now: at(stage),
        then: at(target(stage)),
      },
    ];
  });
}

const standing = async (stageIds: readonly string[], most: number): Promise<Application[]> =>
  most <= 0 || stageIds.length === 0
    ? []
    : ApplicationModel.find({ status: 'active', deletedAt: null, stageId: { $in: [...stageIds] } })
        .sort({ stageEnteredAt: 1, _id: 1 })
        .limit(most)
        .lean();

interface Standing {
  readonly application: Application;
  readonly job: Job;
  readonly company: { readonly feedbackSlaHours: number };
  readonly now: Date;
}

function clockAt(
  { application, job, company, now }: Standing,
  stage: PipelineStage | null,
): PipelineRehearsal['data'][number]['now'] {
  const due =
    stage === null || application.onHold ? null : waitingDueAt(application, stage, company, job);
  return {
    stage: stage?.name ?? null,
    dueAt: due?.toISOString() ?? null,
    isLate: due !== null && due <= now,
    candidateLabel: stage?.candidateLabel ?? null,
  };
}

import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { candidateFaces, type CandidateFace } from '../candidates/candidate-names.ts';
import { jobsById } from '../jobs/job-lookup.ts';
import { ApplicationEventModel } from './application-event.model.ts';
import { ApplicationModel } from './application.model.ts';
import { applicationVisibility } from './application-visibility.ts';

/** What the applications among these that the reader may open are called: who, and for what; with the face. */
export async function readableApplications(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, CandidateFace>> {
  if (ids.length === 0 || !actor.can('application.read')) return new Map();
  const sight = await applicationVisibility(actor, ids);
  const seen = ids.filter((id) => sight.get(id.toHexString()) === true);
  const rows = await ApplicationModel.find(
    { _id: { $in: seen }, deletedAt: null },
    { candidateId: 1, jobId: 1 },
  ).lean();
  const [faces, jobs] = await Promise.all([
    candidateFaces(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    jobsById(rows.map(({ jobId }) => jobId)),
  ]);
  return new Map(
    rows.map(({ _id, candidateId, jobId }) => {
      const face = faces.get(candidateId.toHexString());
      const title = jobs.get(jobId.toHexString())?.title ?? '';
      return [_id.toHexString(), { ...face, name: `${face?.name ?? ''}, ${title}` }];
    }),
  );
}

/** Whether a candidate and a client have met: an interview took place that was confirmed before. */
export async function haveMet(
  candidateId: Types.ObjectId,
  companyId: Types.ObjectId,
): Promise<boolean> {
  const ids = await ApplicationModel.distinct('_id', { candidateId, companyId });
  return (
    ids.length > 0 &&
    (await ApplicationEventModel.exists({
      applicationId: { $in: ids },
      type: 'interview_done',
    })) !== null
  );
}

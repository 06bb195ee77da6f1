import type { ApplicationSource, EarlyStageKind } from '@muster/contracts';
import { Types } from 'mongoose';
import { changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { rankStep } from '../board/rank.ts';
import { recordEvent } from '../record/record-event.ts';
import { shareWithVetters } from '../record/share-with-vetters.ts';
import { takeUpSuggestions } from '../suggestions/settle-suggestions.ts';
import { stageOn } from '../api/shift-stages.ts';

interface Addition {
  candidateId: Types.ObjectId;
  job: Job;
  attempt: number;
  /** Application that this one continues. */
  movedFromId?: Types.ObjectId | null;
}

interface Beginning {
  stage: EarlyStageKind;
  source: ApplicationSource;
}

/** Creates the applications of candidates who may be added, at the end of their first stage. */
export async function placeOnJobs(
  tx: Tx,
  additions: readonly Addition[],
  { stage: kind, source }: Beginning,
): Promise<Application[]> {
  const pipelines = await readPipelines(tx.session);
  const ranks = await lastRanks(tx, additions, kind);
  const applications = additions.map(({ candidateId, job, attempt, movedFromId = null }) => {
    const rank = (ranks.get(job._id.toHexString()) ?? 0) + rankStep;
    ranks.set(job._id.toHexString(), rank);
    const stage = stageOn(pipelines.of(job), '', kind);
    return {
      _id: new Types.ObjectId(),
      jobId: job._id,
      companyId: job.companyId,
      candidateId,
      stageId: stage.id,
      stageKind: stage.kind,
      stageEnteredAt: tx.at,
      lastActivityAt: tx.at,
      rank,
      attempt,
      sourceKind: source,
      movedFromId,
      ownerUserId: job.leadRecruiterId ?? job.accountManagerId,
      candidateInterest: kind === 'interested' ? ('interested' as const) : ('not_asked' as const),
      createdAt: tx.at,
      createdBy: tx.userId,
      updatedAt: tx.at,
      updatedBy: tx.userId,
    };
  });
  const made = await ApplicationModel.insertMany(applications, { session: tx.session });
  const rows = made.map((application) => application.toObject<Application>());
  for (const row of rows)
    await recordEvent(tx, row, {
      type: 'added',
      action: 'application.add',
      from: null,
      to: row.stageKind,
      changes: changesBetween<Application>(null, row, [
        'candidateId',
        'jobId',
        'stageId',
        'sourceKind',
        'attempt',
      ]),
    });
  await takeUpSuggestions(tx, additions, rows);
  await shareWithVetters(
    tx,
    rows.map(({ candidateId }) => candidateId),
  );
  return rows;
}

/** Returns the last rank of a kind of stage on each of these jobs. */
async function lastRanks(
  { session }: Tx,
  additions: readonly Addition[],
  stageKind: EarlyStageKind,
): Promise<Map<string, number>> {
  const jobIds = [...new Set(additions.map(({ job }) => job._id))];
  const last = await ApplicationModel.aggregate<{ _id: Types.ObjectId; rank: number }>([
    { $match: { jobId: { $in: jobIds }, stageKind } },
    { $group: { _id: '$jobId', rank: { $max: '$rank' } } },
  ]).session(session);
  return new Map(last.map(({ _id, rank }) => [_id.toHexString(), rank]));
}

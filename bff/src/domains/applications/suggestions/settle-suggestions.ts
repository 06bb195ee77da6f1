import { href, jobsRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { versionStamp } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { announcePipeline } from '../record/announce-pipeline.ts';
import type { FoundSuggestion } from './find-suggestion.ts';
import {
  SuggestionModel,
  type SuggestionRecord,
} from '../../../records/applications/suggestion.model.ts';

const actions = { accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' } as const;

interface Outcome {
  status: keyof typeof actions;
  decisionNote?: string | null;
  applicationId?: Types.ObjectId;
}

/** Closes suggestions when their candidate is added to the job in any way. */
export async function takeUpSuggestions(
  tx: Tx,
  additions: readonly { candidateId: Types.ObjectId; job: Job }[],
  applications: readonly Application[],
): Promise<void> {
  const open = await SuggestionModel.find(
    {
      jobId: { $in: [...new Set(additions.map(({ job }) => job._id))] },
      candidateId: { $in: additions.map(({ candidateId }) => candidateId) },
      status: 'open',
      deletedAt: null,
    },
    null,
    { session: tx.session },
  ).lean();
  for (const suggestion of open) {
    const application = applications.find(
      ({ jobId, candidateId }) =>
        jobId.equals(suggestion.jobId) && candidateId.equals(suggestion.candidateId),
    );
    const job = additions.find((addition) => addition.job._id.equals(suggestion.jobId))?.job;
    if (application && job)
      await settleSuggestion(
        tx,
        { suggestion, job },
        { status: 'accepted', applicationId: application._id },
      );
  }
}

/** Closes a waiting suggestion and notifies its author. */
export async function settleSuggestion(
  tx: Tx,
  { suggestion, job }: Pick<FoundSuggestion, 'suggestion' | 'job'>,
  outcome: Outcome,
): Promise<void> {
  const isDecision = outcome.status !== 'withdrawn';
  const after = await SuggestionModel.findOneAndUpdate(
    { _id: suggestion._id, status: 'open' },
    {
      $set: {
        ...outcome,
        ...(isDecision && { decidedAt: tx.at, decidedBy: tx.userId }),
        previousStatus: suggestion.status,
        ...versionStamp(tx, suggestion),
      },
    },
    { session: tx.session, returnDocument: 'after' },
  ).lean();
  if (!after) return;
  await audit(tx, {
    action: `suggestion.${actions[outcome.status]}`,
    entity: 'suggestion',
    entityId: suggestion._id,
    changes: changesBetween<SuggestionRecord>(suggestion, after, ['status', 'decisionNote']),
  });
  if (isDecision && suggestion.createdBy)
    await notify(tx, {
      topic: 'application_stage',
      userIds: [suggestion.createdBy],
      title:
        outcome.status === 'accepted'
          ? `Your suggestion {name} is on ${calledInNotices(job)}`
          : `Not taken up for ${calledInNotices(job)}: {name}`,
      body: outcome.decisionNote ?? null,
      link: href(jobsRoutes.candidates, { id: job._id.toHexString() }),
      subject: { type: 'candidate', id: suggestion.candidateId },
    });
  announcePipeline(tx, { jobId: suggestion.jobId });
}

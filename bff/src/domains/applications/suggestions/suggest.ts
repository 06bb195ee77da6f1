import { href, jobsRoutes, type suggestionEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { requireAddable } from '../actions/begin-on-job.ts';
import { announcePipeline } from '../record/announce-pipeline.ts';
import { isOwn, type FoundSuggestion } from './find-suggestion.ts';
import { showSuggestions } from './show-suggestions.ts';
import {
  SuggestionModel,
  type SuggestionRecord,
} from '../../../records/applications/suggestion.model.ts';

/**
 * Suggests a candidate for a job. Vetters cannot add candidates themselves; the job's lead is
 * notified and decides. Repeating the same suggestion returns the one that waits.
 */
export const suggest: Service<typeof suggestionEndpoints.suggest> = (ctx, { params, body }) => {
  const { actor } = ctx;
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const job = await findJob(actor, params.id, session);
    const candidate = await findCandidate(actor, body.candidateId, { session });
    const waiting = await SuggestionModel.findOne(
      { jobId: job._id, candidateId: candidate._id, status: 'open', deletedAt: null },
      null,
      { session },
    ).lean();
    if (waiting && (!isOwn(actor, waiting) || waiting.note !== body.note))
      throw new AppError('ALREADY_SUGGESTED');
    if (!waiting) await requireAddable(candidate, job, session);
    const suggestion = waiting ?? (await write(tx, { candidate, job }, body.note));
    const [shown] = await showSuggestions(actor, [{ suggestion, candidate, job }], session);
    if (!shown) throw new Error('The suggestion was not shown');
    return shown;
  });
};

async function write(
  tx: Tx,
  { candidate, job }: Pick<FoundSuggestion, 'candidate' | 'job'>,
  note: string | null,
): Promise<SuggestionRecord> {
  const stamp = { createdAt: tx.at, createdBy: tx.userId, updatedAt: tx.at, updatedBy: tx.userId };
  const [made] = await SuggestionModel.create(
    [{ jobId: job._id, candidateId: candidate._id, note, ...stamp }],
    { session: tx.session },
  );
  if (!made) throw new Error('The suggestion was not written');
  const suggestion = made.toObject<SuggestionRecord>();
  await audit(tx, {
    action: 'suggestion.suggest',
    entity: 'suggestion',
    entityId: suggestion._id,
    changes: changesBetween<SuggestionRecord>(null, suggestion, ['jobId', 'candidateId', 'note']),
  });
  await notify(tx, {
    topic: 'application_stage',
    userIds: [job.leadRecruiterId ?? job.accountManagerId],
    title: `Suggested for ${calledInNotices(job)}: {name}`,
    body: note,
    link: href(jobsRoutes.candidates, { id: job._id.toHexString() }),
    subject: { type: 'candidate', id: candidate._id },
  });
  announcePipeline(tx, { jobId: job._id });
  return suggestion;
}

import { href, jobsRoutes, tellingSchema, type Telling } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { readableCandidates } from '../../../records/candidates/readable-candidates.ts';
import { jobsById, reaches as reachesJob, visibleJobs } from '../../../records/jobs/job-lookup.ts';
import { chosenReason, reasonLabels } from '../../reasons/api/reasons.ts';
import { rejectFound } from '../actions/reject.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { judgeRejection, termsOf } from './judge-rejection.ts';

const payload = z.object({
  ids: z.array(z.string()),
  reasonId: z.string(),
  note: z.string().nullable(),
  telling: tellingSchema,
});
type Payload = z.infer<typeof payload>;

/**
 * Requires a second person for many rejections on one job; skips candidates who can no longer be
 * rejected.
 */
export const bulkRejectApproval = defineApproval<Payload>({
  name: 'application_bulk_reject',
  subjectType: 'job',
  payload,
  asks: 'reject many people of a job',
  concerns: () => Promise.resolve(null),
  subjects: decidable,
  facts: async (_jobId, { ids, reasonId, telling }) => [
    { name: 'people', value: String(ids.length) },
    {
      name: 'rejectionReason',
      value: (await reasonLabels([new Types.ObjectId(reasonId)])).get(reasonId) ?? '–',
    },
    { name: 'telling', value: wordsFor(telling) },
  ],
  run: async (tx, { subjectId, payload: terms, actor }) => {
    const reason = await chosenReason('application_reject', terms, tx.session);
    const judge = judgeRejection(reason, terms.telling);
    for (const found of await stillThere(tx, actor, subjectId, terms.ids))
      if (await isPossible(() => judge(found))) await rejectFound(tx, actor, found, termsOf(terms));
  },
});

function wordsFor(telling: Telling): string {
  if (telling.by === 'word') return 'In words already';
  if (telling.by === 'later') return 'Not yet';
  return telling.delayHours === 0 ? 'By e-mail at once' : `By e-mail after ${telling.delayHours} h`;
}

/** Returns the jobs whose candidates the actor may reject. */
async function decidable(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
) {
  const jobs = await visibleJobs(
    actor,
    ids.map((id) => id.toHexString()),
    session,
  );
  return new Map(
    [...jobs]
      .filter(([, job]) => reachesJob(actor, 'application.bulkReject', job))
      .map(([id, job]) => [
        id,
        { label: `${job.number} · ${job.title}`, link: href(jobsRoutes.candidates, { id }) },
      ]),
  );
}

async function stillThere(
  { session }: Tx,
  actor: Actor,
  jobId: Types.ObjectId,
  ids: readonly string[],
): Promise<FoundApplication[]> {
  const job = (await jobsById([jobId], session)).get(jobId.toHexString());
  if (!job) throw new AppError('NOT_FOUND');
  const applications = await ApplicationModel.find({ _id: { $in: [...ids] }, jobId }, null, {
    session,
  }).lean();
  const people = await readableCandidates(
    actor,
    applications.map(({ candidateId }) => candidateId.toHexString()),
    session,
  );
  return applications.flatMap((application) => {
    const candidate = people.get(application.candidateId.toHexString());
    return typeof candidate === 'object' &&
      reaches(actor, 'application.bulkReject', application, job)
      ? [{ application, candidate, job }]
      : [];
  });
}

/** A candidate who can no longer be rejected does not stop the others. */
async function isPossible(judge: () => Promise<string | null>): Promise<boolean> {
  try {
    return (await judge()) === null;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

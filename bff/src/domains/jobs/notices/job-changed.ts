import {
  candidateFieldsOf,
  candidateJobFields,
  type CandidateJobField,
  type jobEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import type { OutboxEvent } from '../../../outbox/event-handlers.ts';
import { jobChangeAudience, mailJobChange } from '../../applications/api/job-change-audience.ts';
import { mailableCandidates } from '../../../records/candidates/contact/mailable-candidates.ts';
import { candidateFacts } from '../record/candidate-facts.ts';
import { authorOf, authorSchema, inTheNameOf } from '../client/in-the-name-of.ts';
import { findJobFor } from '../../../records/jobs/job-lookup.ts';
import { isEnded } from '../record/job-rights.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';

/** Event of a changed job whose candidates are to be informed. */
export const jobChanged = 'job.changed_for_candidates';

const payloadSchema = z.object({
  jobId: z.string(),
  version: z.number(),
  knownAs: z.string(),
  fields: z.array(z.enum(candidateJobFields)),
  ...authorSchema.shape,
});

/** Queues notifications about a change; does nothing if candidates would see no difference. */
export function notifyCandidates(tx: Tx, before: Job, after: Job): void {
  const fields = candidateFieldsOf(after).filter(
    (field) => !isDeepStrictEqual(plain(before[field]), plain(after[field])),
  );
  if (fields.length === 0) return;
  emit(tx, jobChanged, {
    jobId: after._id,
    version: after.version,
    knownAs: before.title,
    fields,
    ...authorOf(tx),
  });
}

const plain = (value: Job[CandidateJobField]): unknown => JSON.parse(JSON.stringify(value));

/**
 * Notifies candidates who know of a changed job one by one, based on the state when each mail is
 * written; a repeated run continues with the remaining ones.
 */
export async function mailJobChanges({ payload, requestId }: OutboxEvent): Promise<void> {
  const { jobId, version, knownAs, fields, ...author } = payloadSchema.parse(payload);
  for (const application of await jobChangeAudience(new Types.ObjectId(jobId)))
    await transact(inTheNameOf(author, requestId), async (tx) => {
      const job = await JobModel.findById(jobId, null, { session: tx.session }).lean();
      if (!job || isEnded(job)) return;
      const facts = await candidateFacts(job, fields, tx.session);
      if (facts.length > 0) await mailJobChange(tx, application, { job, knownAs, version, facts });
    });
}

/** Returns who can be notified of a change, for the confirmation page. */
export const readChangeEffects: Service<typeof jobEndpoints.changeEffects> = async (
  { actor },
  { params },
) => {
  const job = await findJobFor(actor, 'job.update', params.id);
  const knowing = await jobChangeAudience(job._id);
  const mailable = await mailableCandidates(knowing.map(({ candidateId }) => candidateId));
  return { knowing: knowing.length, mailable: mailable.length };
};

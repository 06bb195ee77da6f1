import { applicationStateOf } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { recordEvent } from '../record/record-event.ts';
import { mailRefusal } from './person-mails.ts';

interface Telling {
  /** Version of the job, announced to each candidate once. */
  version: number;
  /** Condition that the application must still meet. */
  still: QueryFilter<Application>;
}

/**
 * Records once that a candidate is told what became of their job. Returns the recipient; null for
 * those who left it, were already told or do not accept mails.
 */
export async function noteJobTold(
  tx: Tx,
  { _id, candidateId }: Pick<Application, '_id' | 'candidateId'>,
  { version, still }: Telling,
): Promise<{ candidate: Candidate; to: string } | null> {
  const { session } = tx;
  const candidate = await findLiveCandidate(candidateId, session);
  if (!candidate || candidate.email === null || (await mailRefusal(candidate, session)))
    return null;
  const told = await ApplicationModel.findOneAndUpdate(
    { ...still, _id, jobVersionsTold: { $ne: version } },
    { $addToSet: { jobVersionsTold: version } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!told) return null;
  const state = applicationStateOf(told);
  await recordEvent(tx, told, {
    type: 'job_change_told',
    action: 'application.tell_job_change',
    from: state,
    to: state,
    changes: [],
  });
  return { candidate, to: candidate.email };
}

import { limits } from '@muster/contracts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { candidateOfAddress } from '../../candidates/api/applicants.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';
import { mailLink } from './mail-link.ts';

/**
 * Marks unfinished applications as abandoned, reminds each applicant once, and returns the number.
 */
export const remindSilent = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<ApplyingRecord>(
    ApplyingModel,
    {
      status: 'in_progress',
      updatedAt: { $lte: new Date(now.getTime() - limits.applying.silence) },
      expiresAt: { $gt: now },
    },
    { as: 'applying.remind', signal, work: abandon },
  );

async function abandon(tx: Tx, found: ApplyingRecord): Promise<0 | 1> {
  const after = await compareAndSet<ApplyingRecord>(tx, ApplyingModel, found, {
    $set: { status: 'abandoned', remindedAt: found.remindedAt ?? tx.at },
  });
  if (!after) return 0;
  if (found.email && !found.remindedAt) await remind(tx, after, found.email);
  return 1;
}

/** Candidates who must not be contacted get no reminder either. */
async function remind(tx: Tx, intake: ApplyingRecord, email: string): Promise<void> {
  const known = await candidateOfAddress(email, tx.session);
  if (known?.status === 'do_not_contact') return;
  await mailLink(tx, intake, 'application_reminder');
}

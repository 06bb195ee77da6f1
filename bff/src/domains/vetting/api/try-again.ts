import { interviewableStates } from '@muster/contracts';
import type { AuditEntry } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { triedAgain } from '../interviews/tried-again.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';
import { stepInterview } from './interview-times.ts';

/**
 * Reopens a no-show interview whose candidate answers the new link; any other stays as it is.
 * @throws AppError INVALID_TRANSITION once the vetting needs no interview any more
 */
export async function tryAgain(
  tx: Tx,
  interview: VettingInterviewRecord,
  by: Pick<AuditEntry, 'actorKind' | 'tokenId'>,
): Promise<VettingInterviewRecord> {
  if (interview.status !== 'no_show') return interview;
  const candidate = await findLiveCandidate(interview.candidateId, tx.session);
  if (!candidate || !interviewableStates.includes(candidate.vettingStatus))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: candidate?.vettingStatus ?? null, action: 'invite' },
    });
  const requested = await stepInterview(tx, interview, 'reopen', {
    set: triedAgain(interview),
    by,
  });
  return stepInterview(tx, requested, 'invite', { by });
}

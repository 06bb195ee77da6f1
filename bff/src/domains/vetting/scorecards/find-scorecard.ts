import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findInterview, findVetted, type FoundInterview } from '../interviews/find-interview.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';
import { isWrittenBy } from '../../../records/vetting/scorecard-visibility.ts';

export interface FoundScorecard extends Pick<FoundInterview, 'candidate'> {
  scorecard: ScorecardRecord;
  /** Null: written without an interview. */
  interview: FoundInterview['interview'] | null;
}

/**
 * Returns a scorecard about a candidate visible to the actor.
 * @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN
 */
export async function findScorecard(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundScorecard> {
  const scorecard = isRecordId(id)
    ? await ScorecardModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!scorecard) throw new AppError('NOT_FOUND');
  const { interviewId, candidateId } = scorecard;
  if (interviewId !== null) {
    const id = interviewId.toHexString();
    return { scorecard, ...(await findInterview(actor, permission, id, session)) };
  }
  const candidate = await findVetted(actor, permission, candidateId.toHexString(), session);
  return { scorecard, interview: null, candidate };
}

/**
 * Returns a scorecard that is the user's own or was typed by them, for writing. @throws AppError
 * FORBIDDEN
 */
export async function findOwnScorecard(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundScorecard> {
  const found = await findScorecard(actor, 'vetting.submitFeedback', id, session);
  if (!isWrittenBy(actor, found.scorecard))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return found;
}

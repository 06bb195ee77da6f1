import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findInterview, type FoundInterview } from '../interviews/find-interview.ts';
import { ScorecardModel, type ScorecardRecord } from '../scorecard.model.ts';

export interface FoundScorecard extends FoundInterview {
  scorecard: ScorecardRecord;
}

/**
 * A scorecard about a candidate visible to the actor.
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
      }).lean<ScorecardRecord>()
    : null;
  if (!scorecard) throw new AppError('NOT_FOUND');
  const interviewId = scorecard.interviewId.toHexString();
  return { scorecard, ...(await findInterview(actor, permission, interviewId, session)) };
}

/** The user's own scorecard, for writing. @throws AppError FORBIDDEN for another author's */
export async function findOwnScorecard(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundScorecard> {
  const found = await findScorecard(actor, 'vetting.submitFeedback', id, session);
  if (!found.scorecard.authorId.equals(actor.userId))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return found;
}

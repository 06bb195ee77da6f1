import type { ApplicationSide } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceEnding } from '../../../outbox/application-ended.ts';
import type {
  Application,
  ApplicationExit,
} from '../../../records/applications/application.model.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { withdrawSubmissions } from '../../submissions/api/submissions.ts';
import { dropFromMails } from '../actions/submission-mails.ts';
import { mailWithdrawal } from '../actions/withdrawal-mails.ts';
import { changeApplication } from './change-application.ts';
import { notHeld } from '../stages/hold-clock.ts';
import { dropPlacement } from './drop-placement.ts';
import { freeSeat } from './free-seat.ts';

/** Why and by which side an application ends. */
export interface Ending {
  side: ApplicationSide;
  reasonId: Types.ObjectId | null;
  note: string | null;
  clientNote?: string | null;
  toldAt?: Date | null;
  toldBy?: ApplicationExit['toldBy'];
  /** Whether the client wants to see the candidate again, for another of its jobs. */
  forOtherJob?: boolean;
}

/** Returns the exit data for ending an application in this state now. */
export const exitOf = (
  tx: Tx,
  { stageId, stageKind }: Application,
  { side, reasonId, note, clientNote = null, toldAt = null, toldBy = null, forOtherJob }: Ending,
): ApplicationExit => ({
  at: tx.at,
  by: tx.userId,
  side,
  reasonId,
  note,
  clientNote,
  toldAt,
  toldBy,
  ...(forOtherJob && { forOtherJob }),
  stageId,
  stageKind,
});

const endedLikeThis = ({ exit }: Application, { reasonId, note, side }: Ending): boolean =>
  String(exit?.reasonId) === String(reasonId) && exit?.note === note && exit.side === side;

/**
 * Ends an application: rejected, withdrawn, or as a failed contract, which specifies its own
 * ending. Repeating the same ending changes nothing.
 */
export async function endApplication(
  tx: Tx,
  current: Application,
  action: 'reject' | 'withdraw' | 'candidate_withdraw' | 'contracting_fails',
  ending: Ending,
  version: number | null,
  ended: 'rejected' | 'withdrawn' = action === 'reject' ? 'rejected' : 'withdrawn',
): Promise<Application> {
  const after = await changeApplication(tx, current, {
    action,
    name: `application.${action}`,
    event: ended,
    version,
    isRepeat: (application) => endedLikeThis(application, ending),
    set: (application) => ({ ...over(ended), exit: exitOf(tx, application, ending) }),
    note: ending.note,
  });
  if (after === current) return after;
  if (ended === 'withdrawn') await mailWithdrawal(tx, current);
  await leaveNothingOpen(tx, current);
  return after;
}

/** Fields of an ended application, however it ended. */
export const over = (status: 'rejected' | 'withdrawn') => ({
  status,
  ...notHeld,
  positionId: null,
});

/**
 * Frees the seat, closes the links and hides it from the client. Planned meetings are cancelled a
 * moment later, so that an undo finds them unchanged.
 */
export async function leaveNothingOpen(tx: Tx, before: Application): Promise<void> {
  await freeSeat(tx, before);
  await dropPlacement(tx, before);
  await revokeLinksTo(tx, { type: 'application', id: before._id }, 'subject_cancelled');
  announceEnding(tx, before._id);
  if (before.submissionVersion === 0) return;
  await dropFromMails(tx, before.jobId, before._id);
  await withdrawSubmissions(tx, before._id);
}

import type { meetingVisitEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { requireCode } from '../../../auth/mailed-code.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import { requireToCome } from '../meeting-window.ts';
import { ParticipantModel } from '../participant.model.ts';
import { showRoom } from '../room/show-room.ts';
import { doorOf, visitedAgain, visitedMeeting, type VisitedMeeting } from './visited-meeting.ts';

/** @throws AppError INVALID_TRANSITION for a participant who is no longer at the door */
function requireAtDoor({ me }: VisitedMeeting, action: string): void {
  const door = doorOf(me);
  if (door === 'admitted' || door === 'refused')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: door, action } });
}

/** Confirms a guest's identity. */
export const confirmIdentity: Service<typeof meetingVisitEndpoints.confirm> = async (
  ctx: VisitorContext,
  { params, body },
) => {
  const visited = await visitedMeeting(ctx, params.handle);
  requireToCome(visited.meeting);
  const { _id } = visited.me;
  if (visited.me.identity === 'confirmed') return showRoom(visited);
  requireAtDoor(visited, 'confirm');
  await requireCode(ParticipantModel, _id, body.code);
  return transact(ctx, async (tx) => {
    await ParticipantModel.updateOne(
      { _id },
      { $set: { identity: 'confirmed', codeHash: null, codeExpiresAt: null, knockedAt: tx.at } },
      { session: tx.session },
    );
    await audit(tx, {
      action: 'meeting.confirm',
      entity: 'meeting',
      entityId: visited.meeting._id,
      actorKind: 'guest',
    });
    await announceRoom(tx, visited.meeting._id);
    return showRoom(await visitedAgain(visited, tx.session), tx.session);
  });
};

/** Asks a host to be let in; a guest previously refused under the same address is refused again. */
export const knock: Service<typeof meetingVisitEndpoints.knock> = async (
  ctx: VisitorContext,
  { params },
) => {
  const visited = await visitedMeeting(ctx, params.handle);
  requireToCome(visited.meeting);
  if (doorOf(visited.me) === 'waiting') return showRoom(visited);
  requireAtDoor(visited, 'knock');
  return transact(ctx, async (tx) => {
    const { _id, meetingId, emailNorm } = visited.me;
    const wasRefused = await ParticipantModel.exists({
      meetingId,
      emailNorm,
      refusedAt: { $ne: null },
    }).session(tx.session);
    await ParticipantModel.updateOne(
      { _id },
      { $set: wasRefused ? { refusedAt: tx.at, identity: 'refused' } : { knockedAt: tx.at } },
      { session: tx.session },
    );
    if (wasRefused) return showRoom(await visitedAgain(visited, tx.session), tx.session);
    await audit(tx, {
      action: 'meeting.knock',
      entity: 'meeting',
      entityId: visited.meeting._id,
      actorKind: 'guest',
    });
    await announceRoom(tx, visited.meeting._id);
    return showRoom(await visitedAgain(visited, tx.session), tx.session);
  });
};

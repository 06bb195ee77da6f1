import type { meetingVisitEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import {
  doorOf,
  requireHost,
  visitedAgain,
  visitedMeeting,
  type VisitedMeeting,
} from '../door/visited-meeting.ts';
import { noteDepartures } from '../media/media-departure.model.ts';
import { roomMedia } from '../media/room-media.ts';
import { MeetingModel } from '../meeting.model.ts';
import { requireOpen } from '../meeting-window.ts';
import { ParticipantModel, type ParticipantRecord } from '../participant.model.ts';
import { settleRecording } from '../recording/move-recording.ts';
import { isHere } from './presence.ts';
import { showRoom } from './show-room.ts';

type Guest = ParticipantRecord;

/** Returns another participant in the room or at its door. @throws AppError NOT_FOUND */
async function otherGuest(tx: Tx, { meeting, me }: VisitedMeeting, id: string): Promise<Guest> {
  const guest = isRecordId(id)
    ? await ParticipantModel.findOne(
        { _id: new Types.ObjectId(id), meetingId: meeting._id },
        null,
        { session: tx.session },
      ).lean()
    : null;
  if (!guest || guest._id.equals(me._id) || guest.role === 'host') throw new AppError('NOT_FOUND');
  return guest;
}

/** @throws AppError MEETING_FULL */
async function requireRoom(tx: Tx, { meeting }: VisitedMeeting): Promise<void> {
  const admitted = await ParticipantModel.find(
    { meetingId: meeting._id, admittedAt: { $ne: null }, refusedAt: null },
    null,
    { session: tx.session },
  ).lean();
  const { places } = roomMedia();
  if (admitted.filter((one) => isHere(one)).length >= places)
    throw new AppError('MEETING_FULL', { context: { max: places } });
}

const byHost =
  (
    action: 'admit' | 'refuse',
    change: (tx: Tx, visited: VisitedMeeting, guest: Guest) => Promise<void>,
  ): Service<typeof meetingVisitEndpoints.admit> =>
  async (ctx: VisitorContext, { params, body }) => {
    const visited = await visitedMeeting(ctx, params.handle);
    requireHost(visited);
    requireOpen(visited.meeting, action);
    return transact(ctx, async (tx) => {
      const guest = await otherGuest(tx, visited, body.personId);
      const isDone = doorOf(guest) === (action === 'admit' ? 'admitted' : 'refused');
      if (!isDone) {
        await change(tx, visited, guest);
        await settleRecording(tx, visited.meeting._id);
        const { _id } = visited.meeting;
        await audit(tx, {
          action: `meeting.${action}`,
          entity: 'meeting',
          entityId: _id,
          changes: [{ path: 'guest', before: null, after: guest.name, secret: true }],
        });
        await announceRoom(tx, _id);
      }
      return showRoom(await visitedAgain(visited, tx.session), tx.session);
    });
  };

/** Admits a participant by code or by sight; the host confirms the identity. */
export const admitGuest = byHost('admit', async (tx, visited, guest) => {
  const door = doorOf(guest);
  if (door !== 'waiting')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: door, action: 'admit' } });
  await requireRoom(tx, visited);
  const { session } = tx;
  await ParticipantModel.updateOne(
    { _id: guest._id },
    { $set: { admittedAt: tx.at, codeHash: null } },
    { session },
  );
  if (guest.userId)
    await MeetingModel.updateOne(
      { _id: visited.meeting._id },
      raiseVersion({ $addToSet: { memberIds: guest.userId } }),
      { session },
    );
});

/**
 * Refuses a participant permanently for this meeting: with a verified address, in every browser and
 * on the list of invited guests, too.
 */
export const refuseGuest = byHost('refuse', async ({ session, at }, { meeting }, guest) => {
  const { _id, emailNorm, identity } = guest;
  const everywhere = { meetingId: meeting._id, emailNorm, role: 'guest' } as const;
  const theirs = identity === 'confirmed' && emailNorm ? { $or: [{ _id }, everywhere] } : { _id };
  const wereIn = await ParticipantModel.distinct('_id', {
    $and: [theirs, { admittedAt: { $ne: null } }],
  }).session(session);
  await noteDepartures({ session, at }, meeting._id, wereIn);
  await ParticipantModel.updateMany(
    theirs,
    { $set: { refusedAt: at, identity: 'refused', admittedAt: null, codeHash: null } },
    { session },
  );
});

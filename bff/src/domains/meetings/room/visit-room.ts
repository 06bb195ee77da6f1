import type { meetingVisitEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { compareAndSet } from '../../../db/record-version.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import {
  meetingOf,
  requireHost,
  requireInside,
  visitedAgain,
  visitedMeeting,
} from '../door/visited-meeting.ts';
import { stepMeeting } from '../list/change-meeting.ts';
import { MeetingLineModel } from '../meeting-line.model.ts';
import { MeetingModel, type MeetingRecord } from '../meeting.model.ts';
import { requireOpen } from '../meeting-window.ts';
import { showRoom } from './show-room.ts';

type Visit = typeof meetingVisitEndpoints;

export const readRoom: Service<Visit['read']> = async (ctx: VisitorContext, { params }) =>
  showRoom(await visitedMeeting(ctx, params.handle));

/** Sends a chat message to all participants. */
export const sayInRoom: Service<Visit['say']> = async (ctx: VisitorContext, { params, body }) => {
  const visited = await visitedMeeting(ctx, params.handle);
  requireInside(visited);
  requireOpen(visited.meeting, 'say');
  const { me, meeting } = visited;
  return transact(ctx, async (tx) => {
    const line = { meetingId: meeting._id, participantId: me._id, name: me.name };
    await MeetingLineModel.insertMany(
      [{ _id: new Types.ObjectId(), ...line, ...body, at: tx.at, purgeAt: meeting.purgeAt }],
      { session: tx.session },
    );
    await announceRoom(tx, meeting._id);
    return showRoom(await visitedAgain(visited, tx.session), tx.session);
  });
};

/** Saves the shared notes. Other changes in the room are no conflict. */
export const writeNotes: Service<Visit['write']> = async (
  ctx: VisitorContext,
  { params, body },
) => {
  const visited = await visitedMeeting(ctx, params.handle);
  requireInside(visited);
  requireOpen(visited.meeting, 'write');
  const { _id } = visited.me;
  try {
    return await transact(ctx, async (tx) => {
      const { meeting } = await meetingOf(_id, tx.session);
      if (meeting.notes !== body.notes) {
        if ((meeting.fieldVersions['notes'] ?? 1) > body.version)
          throw versionConflict(meeting, ['notes']);
        const after = await compareAndSet<MeetingRecord>(
          tx,
          MeetingModel,
          meeting,
          { $set: { notes: body.notes } },
          ['notes'],
        );
        if (!after) throw versionConflict(meeting, ['notes']);
        await announceRoom(tx, meeting._id);
      }
      return showRoom(await visitedAgain(visited, tx.session), tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => showRoom(await visitedAgain(visited)));
  }
};

/** Ends the meeting for all participants. */
export const endForAll: Service<Visit['end']> = async (ctx: VisitorContext, { params }) => {
  const visited = await visitedMeeting(ctx, params.handle);
  requireHost(visited);
  return transact(ctx, async (tx) => {
    await stepMeeting(tx, visited.meeting, 'end');
    return showRoom(await visitedAgain(visited, tx.session), tx.session);
  });
};

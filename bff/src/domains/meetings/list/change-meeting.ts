import {
  type MeetingMachineAction,
  type meetingEndpoints,
  meetingMachine,
} from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { runTransition } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import { ownMeeting } from '../find-meeting.ts';
import { noteDepartures } from '../media/media-departure.model.ts';
import { MeetingModel, type MeetingRecord } from '../meeting.model.ts';
import { setRecordingAllowed } from '../recording/allow-recording.ts';
import { endRecordingOf } from '../recording/move-recording.ts';
import { ParticipantModel } from '../participant.model.ts';
import { showMeeting } from './show-meeting.ts';

const ending: ReadonlySet<MeetingMachineAction> = new Set<MeetingMachineAction>([
  'end',
  'close',
  'cancel',
  'call_off',
]);

/**
 * Changes the state of a room; ending it revokes all access.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function stepMeeting(
  tx: Tx,
  { _id }: Pick<MeetingRecord, '_id'>,
  action: MeetingMachineAction,
  version: number | null = null,
): Promise<MeetingRecord> {
  const { before, after, already } = await runTransition<
    MeetingRecord['status'],
    MeetingMachineAction,
    MeetingRecord
  >(tx, MeetingModel, {
    machine: meetingMachine,
    action,
    filter: { _id },
    actor: null,
    version,
    set: () => ({
      $set: {
        ...(action === 'start' && { startedAt: tx.at }),
        ...(ending.has(action) && { endedAt: tx.at }),
      },
    }),
  });
  if (already) return after;
  await audit(tx, {
    action: `meeting.${action}`,
    entity: 'meeting',
    entityId: _id,
    changes: [{ path: 'status', before: before.status, after: after.status }],
    ...(tx.userId === null && { actorKind: 'system' as const }),
  });
  if (ending.has(action)) {
    await endRecordingOf(tx, _id, 'over');
    await closeWaysIn(tx, after);
    await noteDepartures(tx, _id, [null]);
  }
  await announceRoom(tx, _id);
  return after;
}

async function closeWaysIn(tx: Tx, { _id }: MeetingRecord): Promise<void> {
  const ids = await ParticipantModel.distinct('_id', { meetingId: _id }).session(tx.session);
  for (const id of ids) await revokeLinksTo(tx, { type: 'meeting_participant', id }, 'completed');
}

/** @throws AppError FORBIDDEN for a user who does not host it */
async function requireHostOf(tx: Tx, { userId, role }: Actor, { _id }: MeetingRecord) {
  const isHost = await ParticipantModel.exists({
    meetingId: _id,
    userId,
    role: { $ne: 'guest' },
  }).session(tx.session);
  if (!isHost) throw new AppError('FORBIDDEN', { context: { role } });
}

const byHost =
  (action: 'end' | 'cancel'): Service<typeof meetingEndpoints.end> =>
  (ctx, { params, body }) =>
    transactShown(ctx, {
      find: (session) => ownMeeting(ctx.actor, 'meeting.host', params.name, session),
      change: async (tx, found) => {
        await requireHostOf(tx, ctx.actor, found);
        if (action === 'cancel' && found.interviewId)
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: found.status, action },
          });
        return stepMeeting(tx, found, action, body.version);
      },
      show: (meeting, session) => showMeeting(ctx.actor.userId, meeting, session),
    });

/** Sets whether hosts may ask for a recording; withdrawing the permission ends a running one. */
export const allowRecording: Service<typeof meetingEndpoints.allowRecording> = (
  ctx,
  { params, body },
) =>
  transactShown(ctx, {
    find: (session) => ownMeeting(ctx.actor, 'meeting.host', params.name, session),
    change: async (tx, found) => {
      await requireHostOf(tx, ctx.actor, found);
      return setRecordingAllowed(tx, found, body);
    },
    show: (meeting, session) => showMeeting(ctx.actor.userId, meeting, session),
  });

/** Ends a meeting for all participants. */
export const endMeeting = byHost('end');

/** Cancels a room that has not opened yet. */
export const cancelMeeting = byHost('cancel');

import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import { announceRoom } from '../call/meeting-signal.model.ts';
import { MeetingModel, type MeetingRecord } from '../meeting.model.ts';
import { endRecordingOf } from './move-recording.ts';
import { canBeAllowed } from './recording-rights.ts';

/**
 * Sets whether a room's sound may be recorded; withdrawing the permission ends a running recording.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function setRecordingAllowed(
  tx: Tx,
  meeting: MeetingRecord,
  { allowed, version }: { allowed: boolean; version: number },
): Promise<MeetingRecord> {
  if (meeting.recordingAllowed === allowed) return meeting;
  const action = allowed ? 'allow_recording' : 'forbid_recording';
  if (!canBeAllowed(meeting))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: meeting.status, action } });
  const paths = ['recordingAllowed'];
  if (meeting.version !== version) throw versionConflict(meeting, paths);
  const set = { $set: { recordingAllowed: allowed } };
  const after = await compareAndSet<MeetingRecord>(tx, MeetingModel, meeting, set, paths);
  if (!after) throw versionConflict(meeting, paths);
  await audit(tx, { action: `meeting.${action}`, entity: 'meeting', entityId: meeting._id });
  if (!allowed) await endRecordingOf(tx, meeting._id, 'stopped');
  await announceRoom(tx, meeting._id);
  return after;
}

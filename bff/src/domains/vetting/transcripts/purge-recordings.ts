import { dayMs } from '@muster/contracts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { purgeRecording, recordingsBefore } from '../../attachments/api/old-recordings.ts';
import { decisionsOf } from '../decisions/change-vetting.ts';
import { deletionOf } from './deletion-day.ts';

/** Deletes recordings whose vetting was decided long ago; returns their number. */
export async function purgeRecordings(signal: AbortSignal, now = new Date()): Promise<number> {
  const { recordingDays: days } = agencySettings().recordings;
  let deleted = 0;
  for await (const recording of recordingsBefore(new Date(now.getTime() - days * dayMs))) {
    if (signal.aborted) break;
    const { _id, ownerId, createdAt } = recording;
    const day = deletionOf({ heldAt: createdAt, createdAt }, await decisionsOf(ownerId), days);
    if (!day || day > now) continue;
    const isGone = await transact(systemContext(`purge:${_id.toHexString()}`), (tx) =>
      purgeRecording(tx, recording),
    );
    if (isGone) deleted += 1;
  }
  return deleted;
}

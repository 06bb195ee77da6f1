import { dayMs } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { decisionsOf } from '../decisions/change-vetting.ts';
import { deletionOf } from './deletion-day.ts';
import { TranscriptModel } from './transcript.model.ts';

/** Deletes transcripts whose vetting was decided long ago; returns their number. */
export async function purgeTranscripts(signal: AbortSignal, now = new Date()): Promise<number> {
  let deleted = 0;
  const cutoff = new Date(now.getTime() - agencySettings().retention.transcriptDays * dayMs);
  const old = TranscriptModel.find(
    { createdAt: { $lt: cutoff } },
    { candidateId: 1, heldAt: 1, createdAt: 1 },
  )
    .lean()
    .cursor();
  for await (const transcript of old) {
    if (signal.aborted) break;
    const day = deletionOf(transcript, await decisionsOf(transcript.candidateId));
    if (!day || day > now) continue;
    const { deletedCount } = await TranscriptModel.deleteOne({ _id: transcript._id });
    deleted += deletedCount;
  }
  return deleted;
}

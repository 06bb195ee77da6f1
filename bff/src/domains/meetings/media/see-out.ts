import { MediaDepartureModel, type MediaDeparture } from './media-departure.model.ts';
import { roomMedia } from './room-media.ts';

/** Retry delay: the server may be unavailable, or an old token may have opened the room again. */
export const againAfter = 10_000;
const atOnce = 50;

/**
 * Removes refused participants from the media server, and everybody when a meeting ended, until all
 * their tokens have expired. Returns the number of removals; failed ones are retried.
 */
export async function seeOut(
  onError: (error: unknown) => void,
  now: Date = new Date(),
): Promise<number> {
  if (roomMedia().flow === 'mesh') return 0;
  const due = await MediaDepartureModel.find({ nextAt: { $lte: now } })
    .sort({ nextAt: 1 })
    .limit(atOnce)
    .lean();
  const done = await Promise.all(due.map((departure) => seeOutOne(departure, { onError, now })));
  return done.filter(Boolean).length;
}

async function seeOutOne(
  { _id, meetingId, participantId, until, nextAt }: MediaDeparture,
  { onError, now }: { onError: (error: unknown) => void; now: Date },
): Promise<boolean> {
  // Only one of several processes makes the call.
  const claimed = await MediaDepartureModel.updateOne(
    { _id, nextAt },
    { $set: { nextAt: new Date(+now + againAfter) } },
  );
  if (claimed.modifiedCount === 0) return false;
  try {
    await roomMedia().putOut(meetingId, participantId);
  } catch (error) {
    onError(error);
    return false;
  }
  if (now >= until) await MediaDepartureModel.deleteOne({ _id });
  return true;
}

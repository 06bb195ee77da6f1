import type { Types } from 'mongoose';
import { MeetingSignalModel, type MeetingSignalRow } from './meeting-signal.model.ts';

/** Rows carry the start time of their transaction, so one may appear after later ones. */
const overlapMs = 8_000;

/** Reads new messages for rooms, each row once. */
export class SignalReader {
  private from = new Date();
  private readonly given = new Map<string, number>();

  async read(meetingIds: readonly Types.ObjectId[]): Promise<MeetingSignalRow[]> {
    const now = Date.now();
    if (meetingIds.length === 0) {
      this.from = new Date(now);
      this.given.clear();
      return [];
    }
    const since = new Date(this.from.getTime() - overlapMs);
    const rows = await MeetingSignalModel.find({
      meetingId: { $in: [...meetingIds] },
      at: { $gte: since },
    })
      .sort({ at: 1, _id: 1 })
      .lean();
    this.from = new Date(now);
    const fresh = rows.filter(({ _id }) => !this.given.has(_id.toHexString()));
    for (const { _id } of fresh) this.given.set(_id.toHexString(), now);
    for (const [id, at] of this.given) if (at < now - 3 * overlapMs) this.given.delete(id);
    return fresh;
  }
}

import type { Types } from 'mongoose';
import type { Config } from '../../../config.ts';
import { MeetingModel } from '../meeting.model.ts';

/** The address of the room of an interview; null where it has none (yet). */
export async function interviewRoom(
  interviewId: Types.ObjectId,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<string | null> {
  const found = await MeetingModel.findOne(
    { interviewId, deletedAt: null, status: { $ne: 'cancelled' } },
    { name: 1 },
  ).lean<{ name: string }>();
  return found && new URL(`/meetings/${found.name}`, publicUrl).href;
}

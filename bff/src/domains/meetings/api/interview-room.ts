import type { ClientSession, Types } from 'mongoose';
import { MeetingModel } from '../meeting.model.ts';

export {
  callOffInterviewRoom,
  keepInterviewRoom,
  type InterviewToRoom,
} from '../keep-interview-room.ts';

/** Returns the paths of interview rooms by interview id; interviews without a room are absent. */
export async function interviewRooms(
  interviewIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, string>> {
  if (interviewIds.length === 0) return new Map();
  const rooms = await MeetingModel.find(
    { interviewId: { $in: [...interviewIds] }, deletedAt: null, status: { $ne: 'cancelled' } },
    { name: 1, interviewId: 1 },
    { session },
  ).lean();
  return new Map(
    rooms.flatMap(({ name, interviewId }) =>
      interviewId ? [[interviewId.toHexString(), `/meetings/${name}`]] : [],
    ),
  );
}

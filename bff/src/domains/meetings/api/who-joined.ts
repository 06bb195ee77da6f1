import type { ClientSession, Types } from 'mongoose';
import { MeetingModel } from '../meeting.model.ts';
import { ParticipantModel } from '../participant.model.ts';

/** Whether users, or the holders of addresses, were inside the room of an interview. */
export interface RoomAttendance {
  joined: (person: { userId: Types.ObjectId | null; emailNorm?: string | null }) => boolean;
}

/** Who has been inside the room of an interview; an interview without a room had no one in it. */
export async function roomAttendance(
  interviewId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<RoomAttendance> {
  const room = await MeetingModel.findOne(
    { interviewId, deletedAt: null },
    { _id: 1 },
    {
      session,
    },
  ).lean();
  const inside = room
    ? await ParticipantModel.find(
        { meetingId: room._id, joinedAt: { $ne: null } },
        { userId: 1, emailNorm: 1 },
        { session },
      ).lean()
    : [];
  return {
    joined: ({ userId, emailNorm = null }) =>
      inside.some(
        (one) =>
          (userId !== null && one.userId?.equals(userId)) ||
          (emailNorm !== null && emailNorm !== '' && one.emailNorm === emailNorm),
      ),
  };
}

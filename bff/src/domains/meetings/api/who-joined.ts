import type { ClientSession, Types } from 'mongoose';
import { MeetingModel } from '../meeting.model.ts';
import { ParticipantModel } from '../participant.model.ts';

/** Whether given users or mail addresses were in an interview's room. */
export interface RoomAttendance {
  joined: (person: { userId: Types.ObjectId | null; emailNorm?: string | null }) => boolean;
}

/** Returns who has been in an interview's room; nobody was if there is none. */
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

import type { ClientSession, Types } from 'mongoose';
import { ScheduleRequestModel } from './schedule-request.model.ts';

/** Returns the guests whom the invitee of an interview named when they chose its time. */
export async function attendeesOf(
  interviewId: Types.ObjectId,
  session: ClientSession | null,
): Promise<{ name: string; email: string }[]> {
  const request = await ScheduleRequestModel.findOne(
    { interviewId, isOpen: true, deletedAt: null },
    { attendees: 1 },
    { session },
  ).lean();
  return request?.attendees ?? [];
}

import { Types } from 'mongoose';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { interviewChanged, interviewChangedPayload } from '../../outbox/interview-changed.ts';
import { followInterview } from './follow-interview.ts';

/** Rooms of interviews go along with them. */
export const meetingEvents: EventHandlers = {
  [interviewChanged]: async ({ payload }) => {
    const { interviewId } = interviewChangedPayload.parse(payload);
    await followInterview(new Types.ObjectId(interviewId));
  },
};

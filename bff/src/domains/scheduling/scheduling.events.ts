import { Types } from 'mongoose';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { interviewChanged, interviewChangedPayload } from '../../outbox/interview-changed.ts';
import { followInterview } from './request/follow-interview.ts';

/** Links go along with what staff do to the interview itself. */
export const schedulingEvents: EventHandlers = {
  [interviewChanged]: async ({ payload }) => {
    const { interviewId } = interviewChangedPayload.parse(payload);
    await followInterview(new Types.ObjectId(interviewId));
  },
};

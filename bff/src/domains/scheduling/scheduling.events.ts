import { Types } from 'mongoose';
import { applicationEnded } from '../../outbox/application-ended.ts';
import type { EventHandler, EventHandlers } from '../../outbox/event-handlers.ts';
import {
  applicationInterviewChanged,
  interviewChanged,
  interviewChangedPayload,
} from '../../outbox/interview-changed.ts';
import { followInterview } from './request/follow-interview.ts';
import { withdrawWithApplication } from './request/withdraw-ended.ts';

/** Links follow the changes of staff to the interview. */
const follow: EventHandler = async ({ payload }) => {
  const { interviewId } = interviewChangedPayload.parse(payload);
  await followInterview(new Types.ObjectId(interviewId));
};

export const schedulingEvents: EventHandlers = {
  [interviewChanged]: follow,
  [applicationInterviewChanged]: follow,
  [applicationEnded]: withdrawWithApplication,
};

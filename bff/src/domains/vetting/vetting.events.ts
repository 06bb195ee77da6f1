import { Types } from 'mongoose';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { interviewChanged, interviewChangedPayload } from '../../outbox/interview-changed.ts';
import { followRoom } from './interviews/follow-room.ts';

/** Keeps the rooms of interviews up to date. */
export const vettingEvents: EventHandlers = {
  [interviewChanged]: async ({ payload }) => {
    const { interviewId } = interviewChangedPayload.parse(payload);
    await followRoom(new Types.ObjectId(interviewId));
  },
};

import { Types } from 'mongoose';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { interviewChanged, interviewChangedPayload } from '../../outbox/interview-changed.ts';
import { followRoom } from './interviews/follow-room.ts';

/** Rooms of interviews go along with them. */
export const vettingEvents: EventHandlers = {
  [interviewChanged]: async ({ payload }) => {
    const { interviewId } = interviewChangedPayload.parse(payload);
    await followRoom(new Types.ObjectId(interviewId));
  },
};

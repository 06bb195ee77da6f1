import { Types } from 'mongoose';
import { candidateLeft } from '../../outbox/candidate-left.ts';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { interviewChanged, interviewChangedPayload } from '../../outbox/interview-changed.ts';
import { callOffWithCandidate } from './interviews/call-off-left.ts';
import { followRoom } from './interviews/follow-room.ts';

/** Keeps the rooms of interviews up to date, and ends interviews whose candidate has left. */
export const vettingEvents: EventHandlers = {
  [interviewChanged]: async ({ payload }) => {
    const { interviewId } = interviewChangedPayload.parse(payload);
    await followRoom(new Types.ObjectId(interviewId));
  },
  [candidateLeft]: callOffWithCandidate,
};

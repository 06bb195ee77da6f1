import { limits } from '@muster/contracts';
import type { ParticipantRecord } from '../participant.model.ts';

/** Whether somebody's browser is there; of a process that died nobody says that it left. */
export const isHere = (
  { connection, seenAt }: Pick<ParticipantRecord, 'connection' | 'seenAt'>,
  now = Date.now(),
): boolean => connection !== null && seenAt !== null && now - +seenAt < limits.meeting.away;

import { limits } from '@muster/contracts';
import type { ParticipantRecord } from '../participant.model.ts';

/**
 * Checks whether a participant's browser is connected; a process that died records no departure.
 */
export const isHere = (
  { connection, seenAt }: Pick<ParticipantRecord, 'connection' | 'seenAt'>,
  now = Date.now(),
): boolean => connection !== null && seenAt !== null && now - +seenAt < limits.meeting.away;

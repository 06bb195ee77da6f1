import type { MeetingWindow } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { MeetingRecord } from './meeting.model.ts';

type Times = Pick<MeetingRecord, 'status' | 'opensAt' | 'closesAt'>;

/**
 * Returns whether a room can be entered now, regardless of whether the job has updated its state.
 */
export function windowOf({ status, opensAt, closesAt }: Times, now = new Date()): MeetingWindow {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'ended' || closesAt <= now) return 'over';
  return status === 'scheduled' && opensAt > now ? 'early' : 'open';
}

/** @throws AppError MEETING_NOT_OPEN for a room that is over or cancelled */
export function requireToCome(meeting: Times): void {
  const window = windowOf(meeting);
  if (window === 'over' || window === 'cancelled')
    throw new AppError('MEETING_NOT_OPEN', { context: { window } });
}

/** @throws AppError INVALID_TRANSITION when the room is closed */
export function requireOpen(meeting: Times, action: string): void {
  if (windowOf(meeting) !== 'open')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: meeting.status, action },
    });
}

import { limits, type ScheduleRequestMachineAction } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import { changeUntil } from './visited-interview.ts';

/**
 * @throws AppError TOO_LATE_TO_CHANGE shortly before an arranged interview, TOKEN_EXPIRED after
 *   the last day to choose
 */
export function requireInTime(tx: Tx, arranged: Arranged): void {
  const until = changeUntil(arranged);
  if (until && until <= tx.at)
    throw new AppError('TOO_LATE_TO_CHANGE', { context: { until: until.toISOString() } });
  const { expiresAt } = arranged.request;
  if (!until && expiresAt <= tx.at)
    throw new AppError('TOKEN_EXPIRED', { context: { expiresAt: expiresAt.toISOString() } });
}

/** @throws AppError INVALID_TRANSITION for the interview of an application that is over */
export function requireWanted(
  { interview, request }: Pick<Arranged, 'interview' | 'request'>,
  action: ScheduleRequestMachineAction,
): void {
  if (interview.isMoot)
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: request.status, action },
    });
}

/** @throws AppError RESCHEDULE_LIMIT */
export function requireMovesLeft({ request }: Arranged): void {
  const { moves: max } = limits.scheduling;
  if (request.moves >= max) throw new AppError('RESCHEDULE_LIMIT', { context: { max } });
}

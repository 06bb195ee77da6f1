import type { Actor } from '../../../auth/actor.ts';
import { readFacts } from '../facts.ts';
import { measureNoGhosting } from '../metrics/no-ghosting.ts';
import { momentsOf, type ReportWindow } from '../report-window.ts';

/**
 * The user's own ended applications that require an answer: all of them, and those told in time.
 */
export interface ToldInTime {
  readonly owed: number;
  readonly told: number;
}

/** Returns the reader's own rows of that report, in a period. */
export async function ownToldInTime(actor: Actor, window: ReportWindow): Promise<ToldInTime> {
  const counted = await measureNoGhosting(readFacts(actor, window));
  const own = counted(momentsOf(window, window.span)).filter(({ groups }) =>
    groups.recruiter?.includes(actor.userId.toHexString()),
  );
  return { owed: own.length, told: own.filter(({ value }) => value === 1).length };
}

export { windowOf } from '../report-window.ts';

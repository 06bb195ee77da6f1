import { homeNoGhostingDays, type homeEndpoints, type HomeFigures } from '@muster/contracts';
import { addDays } from '../../db/calendar-day.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { countLateAnswers, lateAnswers } from '../applications/api/late-answers.ts';
import { ownToldInTime, windowOf } from '../reports/api/told-in-time.ts';
import { ownToday, ownZone } from './own-time.ts';

/**
 * Counts the reader's candidates who wait too long for an answer, and those recently told in time.
 */
export async function readAnswers(ctx: RequestContext): Promise<HomeFigures['answers']> {
  const to = ownToday(ctx);
  const from = addDays(to, 1 - homeNoGhostingDays);
  const zone = ownZone(ctx);
  const [late, { owed, told }] = await Promise.all([
    countLateAnswers(ctx.actor),
    ownToldInTime(ctx.actor, windowOf(ctx, { from, to, zone })),
  ]);
  return { late, owed, told, from, to, zone };
}

/** Lists the candidates who wait too long. */
export const readLateAnswers: Service<typeof homeEndpoints.lateAnswers> = ({ actor }) =>
  lateAnswers(actor);

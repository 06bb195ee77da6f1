import { spanBefore, type ReportPeriodQuery, type ReportSpan } from '@muster/contracts';
import { dayIn, endOfDay, startOfDay } from '../../db/zoned-day.ts';
import type { SessionContext } from '../../http/context.ts';

/** A period as moments: what is at its end is no longer in it. */
export interface Moments {
  readonly from: Date;
  readonly until: Date;
  /** Its last day, or the last one of which anything is known. */
  readonly day: string;
}

/** What is asked: a period, the one before it, in whose days, and what was known when. */
export interface ReportWindow {
  readonly span: ReportSpan;
  readonly before: ReportSpan;
  readonly zone: string;
  readonly asOf: string | null;
  /** What happened later is not known. */
  readonly now: Date;
  /** The beginning of the period before. */
  readonly since: Date;
}

/** The period of a query, in the zone that it names or in the reader's own. */
export function windowOf(
  { session }: Pick<SessionContext, 'session'>,
  { from, to, zone: asked, asOf }: Pick<ReportPeriodQuery, 'from' | 'to' | 'zone' | 'asOf'>,
  present = new Date(),
): ReportWindow {
  const zone = asked ?? session.user.timeZone ?? 'UTC';
  const span = { from, to };
  const before = spanBefore(span);
  const known = asOf ? endOfDay(asOf, zone) : present;
  return {
    span,
    before,
    zone,
    asOf: asOf ?? null,
    now: known < present ? known : present,
    since: startOfDay(before.from, zone),
  };
}

/** A span of days as moments, as far as anything is known of it. */
export function momentsOf({ zone, now }: ReportWindow, { from, to }: ReportSpan): Moments {
  const until = endOfDay(to, zone);
  const known = dayIn(zone, new Date(now.getTime() - 1));
  return {
    from: startOfDay(from, zone),
    until: until < now ? until : now,
    day: to < known ? to : known,
  };
}

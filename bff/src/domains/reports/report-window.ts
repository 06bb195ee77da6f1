import { spanBefore, type ReportPeriodQuery, type ReportSpan } from '@muster/contracts';
import { dayIn, endOfDay, startOfDay } from '../../db/zoned-day.ts';
import type { SessionContext } from '../../http/context.ts';

/** A period as moments; its end is excluded. */
export interface Moments {
  readonly from: Date;
  readonly until: Date;
  /** Its last day, or the last day with data. */
  readonly day: string;
}

/** The requested period, the previous one, their time zone, and the moment of knowledge. */
export interface ReportWindow {
  readonly span: ReportSpan;
  readonly before: ReportSpan;
  readonly zone: string;
  readonly asOf: string | null;
  /** Later events are unknown. */
  readonly now: Date;
  /** The beginning of the previous period. */
  readonly since: Date;
}

/** Returns the period of a query, in its time zone or the reader's own. */
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

/** Returns a span of days as moments, up to the last moment with data. */
export function momentsOf({ zone, now }: ReportWindow, { from, to }: ReportSpan): Moments {
  const until = endOfDay(to, zone);
  const known = dayIn(zone, new Date(now.getTime() - 1));
  return {
    from: startOfDay(from, zone),
    until: until < now ? until : now,
    day: to < known ? to : known,
  };
}

import { dayMs, limits } from '@muster/contracts';
import type { Logger } from 'pino';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { workHolder } from '../../../jobs/held-work.ts';
import { openSecret } from '../../../auth/sealed-secrets.ts';
import { fileAdapter, type CalendarAdapter } from './calendar-adapter.ts';
import { OutsideCalendarError } from './fetch-calendar.ts';
import { OutsideCalendarModel, type OutsideCalendarRecord } from './outside-calendar.model.ts';

const { outside: rules } = limits.calendar;
const holder = workHolder<OutsideCalendarRecord>(OutsideCalendarModel, 60_000);
/** Calendars that one process reads concurrently; most of the time is spent waiting for servers. */
const atOnce = 4;

interface Reading {
  log: Logger;
  adapter?: CalendarAdapter;
}

/** Reads the calendars that are due, each by one process. */
export async function readDueCalendars(reading: Reading, signal: AbortSignal): Promise<void> {
  const work = async () => {
    while (!signal.aborted) {
      const due = { nextReadAt: { $lte: new Date() } };
      const calendar = await holder.claim(due, { oldestBy: 'nextReadAt' });
      if (!calendar) return;
      await readCalendar(calendar, reading, signal);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function readCalendar(
  calendar: OutsideCalendarRecord,
  { log, adapter = fileAdapter() }: Reading,
  signal: AbortSignal,
): Promise<void> {
  let found: Partial<OutsideCalendarRecord>;
  try {
    found = await busyTimesOf(calendar, adapter, signal);
  } catch (error) {
    // The process is stopping: another one starts again, and nothing failed.
    if (signal.aborted) return holder.release(calendar);
    if (!(error instanceof OutsideCalendarError)) log.error({ err: error }, 'outside calendar');
    found = failed(calendar, error instanceof OutsideCalendarError ? error.failure : 'unreachable');
  }
  await transact(systemContext('outside-calendar.read'), async (tx) => {
    const set = { ...found, triedAt: tx.at, attempts: 0 };
    await holder.settle(calendar, { $set: set }, tx.session);
  });
}

const later = (ms: number): Date => new Date(Date.now() + ms);

/** The previous times stay, because they are likelier to be right than an empty calendar. */
const failed = (
  { failures }: OutsideCalendarRecord,
  failure: OutsideCalendarRecord['failure'],
): Partial<OutsideCalendarRecord> => ({
  status: 'failing',
  failure,
  failures: failures + 1,
  nextReadAt: later(Math.min(rules.retry * 2 ** failures, dayMs)),
});

async function busyTimesOf(
  { _id, userId, sealedUrl }: OutsideCalendarRecord,
  adapter: CalendarAdapter,
  signal: AbortSignal,
): Promise<Partial<OutsideCalendarRecord>> {
  const user = await UserModel.findById(userId, {
    status: 1,
    timeZone: 1,
    emailNorm: 1,
  }).lean();
  // A user who is not active attends no meetings for now.
  if (user?.status !== 'active') return { status: 'waiting', nextReadAt: later(dayMs) };
  const url = openSecret(sealedUrl, _id);
  if (!url) throw new OutsideCalendarError('address_lost');
  const now = Date.now();
  const query = {
    timeZone: user.timeZone ?? 'UTC',
    email: user.emailNorm,
    from: now - rules.past,
    to: now + rules.ahead,
    max: rules.times,
  };
  const busy = await adapter.busyTimes(url, query, signal);
  return {
    status: 'current',
    failure: null,
    failures: 0,
    readAt: new Date(now),
    nextReadAt: later(rules.every),
    busy: busy.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
  };
}

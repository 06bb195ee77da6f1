import { limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../db/unit-of-work.ts';

const { reminders: leads } = limits.interview;
const longestLead = Math.max(...leads.staff, ...leads.guests);

/** Colleagues read the platform all day long; guests are all others who take part. */
export type ReminderSide = keyof typeof leads;

/** How many reminders of a time had their moment; another time begins anew. */
export type Reminded = { startsAt: Date } & Record<ReminderSide, number>;

/** What reminders go by. */
export interface Remindable {
  _id: Types.ObjectId;
  startsAt: Date;
  /** When this time was agreed on. */
  timeSetAt: Date | null;
  reminded: Reminded | null;
}

/** What begins anew with the time of an interview. */
export const newTime = ({ at }: Pick<Tx, 'at'>) => ({ timeSetAt: at, outcomeAskedAt: null });

/** The reminder of a side that is due: the one a day ahead, or the last one before the start. */
export type DueReminder = 'early' | 'last';
export type DueReminders = Partial<Record<ReminderSide, DueReminder>>;

/** How many reminders of a side had their moment until then. */
const reached = (side: ReminderSide, startsAt: Date, at: Date): number =>
  leads[side].filter((lead) => startsAt.getTime() - lead <= at.getTime()).length;

/**
 * The reminders of an interview that are due: never after its start, and none whose moment was over
 * when the time was agreed on. After a pause of the platform one stands for all that were due.
 */
export function remindersDue(
  { startsAt, timeSetAt, reminded }: Remindable,
  now: Date,
): DueReminders {
  const due: DueReminders = {};
  if (startsAt <= now) return due;
  for (const side of ['staff', 'guests'] as const) {
    const count = reached(side, startsAt, now);
    const over = timeSetAt ? reached(side, startsAt, timeSetAt) : 0;
    const sent = reminded?.startsAt.getTime() === startsAt.getTime() ? reminded[side] : 0;
    if (count > Math.max(over, sent)) due[side] = count === leads[side].length ? 'last' : 'early';
  }
  return due;
}

/** Whether a reminder written then is out of date: the interview has begun, or has another time. */
export const isOutdated = (
  { startsAt, timeSetAt }: Pick<Remindable, 'startsAt' | 'timeSetAt'>,
  writtenAt: Date,
): boolean => startsAt <= new Date() || (timeSetAt !== null && timeSetAt > writtenAt);

/** How a domain lends its interviews to the clock of reminders. */
export interface ReminderSource<T extends Remindable> {
  name: string;
  /** Those that take place between two moments, the next first. */
  between: (span: { from: Date; to: Date }) => Promise<T[]>;
  /** One as it is now; null where it does not take place any more. */
  find: (id: Types.ObjectId, session: ClientSession) => Promise<T | null>;
  /** Notes what had its moment, unless another process did or the time is another one. */
  note: (tx: Tx, interview: T, reminded: Reminded) => Promise<boolean>;
  send: (tx: Tx, interview: T, due: DueReminders) => Promise<void>;
}

/** Sends what is due of the interviews ahead, each once; how many interviews it was. */
export async function sendReminders<T extends Remindable>(
  source: ReminderSource<T>,
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  const ahead = await source.between({ from: now, to: new Date(now.getTime() + longestLead) });
  let sent = 0;
  let failure: unknown = null;
  for (const interview of ahead) {
    if (signal.aborted) break;
    if (Object.keys(remindersDue(interview, now)).length === 0) continue;
    try {
      sent += await remindOnce(source, interview._id, now);
    } catch (error) {
      // One that cannot be told must not keep the others waiting.
      failure = error;
    }
  }
  if (failure !== null) throw failure;
  return sent;
}

const remindOnce = <T extends Remindable>(
  { name, find, note, send }: ReminderSource<T>,
  id: Types.ObjectId,
  now: Date,
): Promise<0 | 1> =>
  transact(systemContext(`${name}.remind:${id.toHexString()}`), async (tx) => {
    const interview = await find(id, tx.session);
    const due = interview ? remindersDue(interview, now) : {};
    if (!interview || Object.keys(due).length === 0) return 0;
    const { startsAt } = interview;
    const counts = {
      staff: reached('staff', startsAt, now),
      guests: reached('guests', startsAt, now),
    };
    if (!(await note(tx, interview, { startsAt, ...counts }))) return 0;
    await send(tx, interview, due);
    return 1;
  });

import { limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../db/unit-of-work.ts';

const { reminders: leads } = limits.interview;
const longestLead = Math.max(...leads.staff, ...leads.guests);

/** Staff are colleagues, who read the platform all day long; guests are all other participants. */
export type ReminderSide = keyof typeof leads;

/**
 * Number of reminders of each side whose moment has passed, for a start time; a new time starts at
 * zero.
 */
export type Reminded = { startsAt: Date } & Record<ReminderSide, number>;

/** Fields that decide when reminders are due. */
export interface Remindable {
  _id: Types.ObjectId;
  startsAt: Date;
  /** When this time was agreed. */
  timeSetAt: Date | null;
  reminded: Reminded | null;
}

/** Returns the fields that are reset with a new time of an interview. */
export const newTime = ({ at }: Pick<Tx, 'at'>) => ({ timeSetAt: at, outcomeAskedAt: null });

/** The due reminder of a side: the one a day ahead, or the last one before the start. */
export type DueReminder = 'early' | 'last';
export type DueReminders = Partial<Record<ReminderSide, DueReminder>>;

/** Counts the reminders of a side whose moment had passed at the given time. */
const reached = (side: ReminderSide, startsAt: Date, at: Date): number =>
  leads[side].filter((lead) => startsAt.getTime() - lead <= at.getTime()).length;

/**
 * Returns the due reminders of an interview: none after its start, and none whose moment had passed
 * when the time was agreed. After a pause of the platform one reminder replaces all missed ones.
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

/**
 * Checks whether a reminder written then is outdated: the interview has begun, or has another time.
 */
export const isOutdated = (
  { startsAt, timeSetAt }: Pick<Remindable, 'startsAt' | 'timeSetAt'>,
  writtenAt: Date,
): boolean => startsAt <= new Date() || (timeSetAt !== null && timeSetAt > writtenAt);

/** Gives the reminder job access to a domain's interviews. */
export interface ReminderSource<T extends Remindable> {
  name: string;
  /** Returns the interviews that take place between two moments, the next first. */
  between: (span: { from: Date; to: Date }) => Promise<T[]>;
  /** Returns the current state of an interview; null if it does not take place any more. */
  find: (id: Types.ObjectId, session: ClientSession) => Promise<T | null>;
  /** Records the reminders as done, unless another process did or the time changed. */
  note: (tx: Tx, interview: T, reminded: Reminded) => Promise<boolean>;
  send: (tx: Tx, interview: T, due: DueReminders) => Promise<void>;
}

/** Sends the due reminders of upcoming interviews, each once; returns the number of interviews. */
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
      // One failed reminder must not hold up the others.
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

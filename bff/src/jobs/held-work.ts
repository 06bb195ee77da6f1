import { randomUUID } from 'node:crypto';
import type {
  ClientSession,
  Model,
  QueryFilter,
  Schema,
  SortOrder,
  Types,
  UpdateQuery,
} from 'mongoose';
import { heldByWrongClock } from './clock-set-back.ts';

/** What a piece of background work says of the process that does it. */
export interface HeldFields {
  /** Which process's turn works on it, until when; null when none does. */
  holder: string | null;
  heldUntil: Date | null;
  /** How often it was taken up by a process that did not get it any further. */
  attempts: number;
}

/** What no process works on. */
export const notHeld = { holder: null, heldUntil: null } as const;

/** Mongoose plugin: adds {@link HeldFields} to a schema. */
export function heldFields(schema: Schema): void {
  schema.add({
    holder: { type: String, default: null },
    heldUntil: { type: Date, default: null },
    attempts: { type: Number, required: true, default: 0 },
  });
}

interface HeldWork extends HeldFields {
  _id: Types.ObjectId;
  status: string;
}

interface Claim<T> {
  /** The fields by which the one that waits longest is first. */
  oldestBy: keyof T & string;
  /** What else changes with it. */
  set?: Partial<T>;
}

interface Release<T> {
  set?: Partial<T>;
  /** How long it waits until another process takes it up. */
  pauseMs?: number;
  /** Whether this turn counts among those that came to nothing; `forgotten`: no earlier one does. */
  attempt?: 'uncounted' | 'counted' | 'forgotten';
}

/** How the processes share the background work of one kind, each piece held by one of them. */
export interface WorkHolder<T> {
  /** As what is held from the moment it is stored. */
  hold(): Pick<HeldFields, 'holder' | 'heldUntil'>;
  /** Claims the oldest of these that is free, or whose process died; no other process gets it. */
  claim(which: QueryFilter<T>, claim: Claim<T>): Promise<T | null>;
  /** Whether any of these is free. */
  waits(which: QueryFilter<T>): Promise<boolean>;
  /** Holds it as long again, with what is new; false when it is no longer this process's. */
  keep(work: T, set: Partial<T>, session?: ClientSession): Promise<boolean>;
  /** Lets go of it unfinished, for whichever process takes it up next. */
  release(work: T, release?: Release<T>): Promise<void>;
  /** Ends it, for the process that holds it alone; null when it is no longer this process's. */
  settle(work: T, update: UpdateQuery<T>, session: ClientSession): Promise<T | null>;
}

/**
 * The one way to claim, hold and settle background work. Killing a process leaves its work held:
 * after `leaseMs` without renewal another process continues it. A process that was only slow finds
 * the work held by another and writes nothing more.
 */
export function workHolder<T extends HeldWork>(model: Model<T>, leaseMs: number): WorkHolder<T> {
  const until = (ms: number) => new Date(Date.now() + ms);
  const hold = () => ({ holder: randomUUID(), heldUntil: until(leaseMs) });
  const mine = ({ _id, holder, status }: T) => ({ _id, holder, status }) as QueryFilter<T>;
  const unheld = (which: QueryFilter<T>) => {
    const now = new Date();
    const ends = [null, { $lt: now }, heldByWrongClock(now)];
    return { $and: [which, { $or: ends.map((heldUntil) => ({ heldUntil })) }] } as QueryFilter<T>;
  };
  return {
    hold,

    claim: async (which, { oldestBy, set }) =>
      (await model
        .findOneAndUpdate(
          unheld(which),
          { $set: { ...set, ...hold() }, $inc: { attempts: 1 } } as unknown as UpdateQuery<T>,
          { sort: { [oldestBy]: 1, _id: 1 } as Record<string, SortOrder>, returnDocument: 'after' },
        )
        .lean()) as T | null,

    waits: async (which) => (await model.exists(unheld(which))) !== null,

    keep: async (work, set, session) => {
      const { matchedCount } = await model.updateOne(
        mine(work),
        { $set: { ...set, heldUntil: until(leaseMs) } } as unknown as UpdateQuery<T>,
        session ? { session } : {},
      );
      return matchedCount === 1;
    },

    release: async (work, { set, pauseMs = 0, attempt = 'uncounted' } = {}) => {
      const heldUntil = pauseMs > 0 ? until(pauseMs) : null;
      await model.updateOne(mine(work), {
        $set: { ...set, holder: null, heldUntil, ...(attempt === 'forgotten' && { attempts: 0 }) },
        ...(attempt === 'uncounted' && { $inc: { attempts: -1 } }),
      } as unknown as UpdateQuery<T>);
    },

    settle: async (work, update, session) =>
      (await model
        .findOneAndUpdate(
          mine(work),
          { ...update, $set: { ...update.$set, ...notHeld } } as UpdateQuery<T>,
          { session, returnDocument: 'after' },
        )
        .lean()) as T | null,
  };
}

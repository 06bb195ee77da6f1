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

/** Fields that say which process works on a piece of background work. */
export interface HeldFields {
  /** The current holder and the end of its hold; null if there is none. */
  holder: string | null;
  heldUntil: Date | null;
  /** How often a process took it up without progress. */
  attempts: number;
}

/** Fields of work without a holder. */
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
  /** The field that sorts the work that waits longest first. */
  oldestBy: keyof T & string;
  /** Other changes made with the claim. */
  set?: Partial<T>;
}

interface Release<T> {
  set?: Partial<T>;
  /** Time until another process takes it up. */
  pauseMs?: number;
  /** Whether this turn counts as a failed attempt; `forgotten` resets the counter. */
  attempt?: 'uncounted' | 'counted' | 'forgotten';
}

/** Shares background work of one kind between processes; one process holds each piece. */
export interface WorkHolder<T> {
  /** Returns the fields of work that is held from the moment it is stored. */
  hold(): Pick<HeldFields, 'holder' | 'heldUntil'>;
  /**
   * Claims the oldest matching work that is free, or whose process died; no other process gets it.
   */
  claim(which: QueryFilter<T>, claim: Claim<T>): Promise<T | null>;
  /** Checks whether any matching work is free. */
  waits(which: QueryFilter<T>): Promise<boolean>;
  /** Renews the hold and sets fields; false if this process no longer holds it. */
  keep(work: T, set: Partial<T>, session?: ClientSession): Promise<boolean>;
  /** Releases it unfinished, for any process to take up next. */
  release(work: T, release?: Release<T>): Promise<void>;
  /** Finishes it if this process holds it; otherwise returns null. */
  settle(work: T, update: UpdateQuery<T>, session: ClientSession): Promise<T | null>;
}

/**
 * The only way to claim, hold and settle background work. Work of a killed process stays held:
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
  const waits = async (which: QueryFilter<T>) => (await model.exists(unheld(which))) !== null;
  return {
    hold,
    waits,

    claim: async (which, { oldestBy, set }) => {
      // Mostly nothing waits. A claim is a write, which drops what is cached of the collection even
      // if it finds nothing; a read does not.
      if (!(await waits(which))) return null;
      return (await model
        .findOneAndUpdate(
          unheld(which),
          { $set: { ...set, ...hold() }, $inc: { attempts: 1 } } as unknown as UpdateQuery<T>,
          { sort: { [oldestBy]: 1, _id: 1 } as Record<string, SortOrder>, returnDocument: 'after' },
        )
        .lean()) as T | null;
    },

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

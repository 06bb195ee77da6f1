import type { Model, QueryFilter, Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../db/unit-of-work.ts';
import { AppError } from '../http/app-error.ts';
import { everyDueId } from './every-due.ts';
import { inTurn } from './in-turn.ts';

type Work<T, Result> = (tx: Tx, record: T) => Promise<Result>;

export interface DueWork<T> {
  /** Name of the work in the audit log and the request ids: `meetings.clock`. */
  readonly as: string;
  readonly signal: AbortSignal;
  /** Returns how many things were done to a record: 0 if there was nothing to do. */
  readonly work: Work<T, number>;
  /** Runs instead if the work was refused, for example by a guard of its state machine. */
  readonly refused?: Work<T, void>;
}

/**
 * Processes all due records, each in its own transaction and in its current state: a record that a
 * user changed meanwhile is no longer due. A refusal is not a failure; see {@link inTurn} for
 * those.
 * @returns the sum of what was done
 */
export function eachDue<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { as, signal, work, refused }: DueWork<T>,
): Promise<number> {
  return inTurn(everyDueId(model, filter, signal), async (_id) => {
    const asItIs = <Result>(then: Work<T, Result>): Promise<Result | null> =>
      transact(systemContext(`${as}:${_id.toHexString()}`), async (tx) => {
        const record = await model
          .findOne({ $and: [{ _id }, filter] } as QueryFilter<T>, null, { session: tx.session })
          .lean();
        return record && then(tx, record);
      });
    try {
      return (await asItIs(work)) ?? 0;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (refused) await asItIs(refused);
      return 0;
    }
  });
}

import type { ClientSession } from 'mongoose';
import { AppError } from '../http/app-error.ts';
import { transact, type Tx, type WriteContext } from './unit-of-work.ts';

/**
 * Adds the current state to a VERSION_CONFLICT, as its reader may see it; every other error stays
 * as it is. To be thrown by the caller.
 */
export async function showConflict(error: unknown, show: () => Promise<unknown>): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return error;
  const context = { ...error.context, current: await show() };
  return new AppError('VERSION_CONFLICT', { context, cause: error });
}

interface ShownChange<Found, Answer> {
  /** Finds the record within the caller's scope, inside the change and again for the conflict. */
  find: (session: ClientSession | null) => Promise<Found>;
  /** Returns the changed record. */
  change: (tx: Tx, found: Found) => Promise<Found>;
  show: (found: Found, session: ClientSession | null) => Promise<Answer> | Answer;
}

/** Changes a record and returns its new state; a conflict shows the current state. */
export async function transactShown<Found, Answer>(
  ctx: WriteContext,
  { find, change, show }: ShownChange<Found, Answer>,
): Promise<Answer> {
  try {
    return await transact(ctx, async (tx) =>
      show(await change(tx, await find(tx.session)), tx.session),
    );
  } catch (error) {
    throw await showConflict(error, async () => show(await find(null), null));
  }
}

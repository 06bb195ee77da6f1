import type { ClientSession } from 'mongoose';
import { AppError } from '../http/app-error.ts';
import { transact, type Tx, type WriteContext } from './unit-of-work.ts';

/**
 * Completes a VERSION_CONFLICT with the present state as its reader may see it; every other error
 * stays as it is. To be thrown by the caller.
 */
export async function showConflict(error: unknown, show: () => Promise<unknown>): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return error;
  const context = { ...error.context, current: await show() };
  return new AppError('VERSION_CONFLICT', { context, cause: error });
}

interface ShownChange<Found, Answer> {
  /** The record within the caller's reach, inside the change and again for the conflict. */
  find: (session: ClientSession | null) => Promise<Found>;
  /** Answers the record as it then is. */
  change: (tx: Tx, found: Found) => Promise<Found>;
  show: (found: Found, session: ClientSession | null) => Promise<Answer> | Answer;
}

/** Changes a record and answers how it stands; a conflict says how it stands now. */
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

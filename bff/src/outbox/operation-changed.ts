import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/**
 * Event: a bulk operation or an import of a user progressed, ended or was cancelled; sent by the
 * streams.
 */
export const operationChanged = 'operation.changed';

export const operationChangedPayload = z.object({ userId: z.string(), operationId: z.string() });

/** Tells a user's windows that background work progressed or ended. */
export const announceOperation = (
  tx: Tx,
  { _id, userId }: { readonly _id: Types.ObjectId; readonly userId: Types.ObjectId },
): void => emit(tx, operationChanged, { userId, operationId: _id });

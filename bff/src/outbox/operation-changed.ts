import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** A bulk operation or an import of a person went on, ended or was cancelled; told by the streams. */
export const operationChanged = 'operation.changed';

export const operationChangedPayload = z.object({ userId: z.string(), operationId: z.string() });

/** Tells a person's windows that a piece of work in the background went on or is over. */
export const announceOperation = (
  tx: Tx,
  { _id, userId }: { readonly _id: Types.ObjectId; readonly userId: Types.ObjectId },
): void => emit(tx, operationChanged, { userId, operationId: _id });

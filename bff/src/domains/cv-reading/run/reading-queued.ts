import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';

/** A CV waits to be read: whichever process is free begins at once. */
export const readingQueued = 'extraction_review.queued';

export const announceReading = (tx: Tx, reviewId: Types.ObjectId): void =>
  emit(tx, readingQueued, { reviewId });

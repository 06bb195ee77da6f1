import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';

/** Event of a queued CV; any free process starts reading at once. */
export const readingQueued = 'extraction_review.queued';

export const announceReading = (tx: Tx, reviewId: Types.ObjectId): void =>
  emit(tx, readingQueued, { reviewId });

import { minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: the agency ended its work with a candidate, so what it planned with them ends, too. */
export const candidateLeft = 'candidate.left';

/** How long this can be undone before anyone outside is notified. */
const leavingHeldFor = minuteMs;

export const candidateLeftPayload = z.object({ candidateId: z.string() });

/** Emits the event, which is handled once the change can no longer be undone unnoticed. */
export const announceLeaving = (tx: Tx, _id: Types.ObjectId): void =>
  emit(
    tx,
    candidateLeft,
    { candidateId: _id.toHexString() },
    { notBefore: new Date(tx.at.getTime() + leavingHeldFor) },
  );

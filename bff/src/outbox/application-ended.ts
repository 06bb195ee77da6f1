import { minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** An application ended and was not taken up again at once: what was planned with it ends, too. */
export const applicationEnded = 'application.ended';

/** For so long an ending that is taken back has not been heard of by anybody outside. */
export const endingHeldFor = minuteMs;

export const applicationEndedPayload = z.object({
  applicationId: z.string(),
  endedAt: z.iso.datetime(),
});

/** Leaves word of an ending, which is read once it can no longer be undone unheard. */
export const announceEnding = (tx: Tx, _id: Types.ObjectId): void =>
  emit(
    tx,
    applicationEnded,
    { applicationId: _id.toHexString(), endedAt: tx.at.toISOString() },
    { notBefore: new Date(tx.at.getTime() + endingHeldFor) },
  );

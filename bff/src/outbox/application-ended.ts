import { minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: an application ended and was not resumed at once, so its planned steps end, too. */
export const applicationEnded = 'application.ended';

/** How long an ending can be undone before anyone outside is notified. */
export const endingHeldFor = minuteMs;

export const applicationEndedPayload = z.object({
  applicationId: z.string(),
  endedAt: z.iso.datetime(),
});

/**
 * Emits an event about an ending, which is handled once the ending can no longer be undone
 * unnoticed.
 */
export const announceEnding = (tx: Tx, _id: Types.ObjectId): void =>
  emit(
    tx,
    applicationEnded,
    { applicationId: _id.toHexString(), endedAt: tx.at.toISOString() },
    { notBefore: new Date(tx.at.getTime() + endingHeldFor) },
  );

import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** A vetting interview changed: its links to choose a time and its room follow. */
export const interviewChanged = 'vettingInterview.changed';

export const interviewChangedPayload = z.object({ interviewId: z.string() });

export const announceInterview = (tx: Tx, _id: Types.ObjectId): void =>
  emit(tx, interviewChanged, { interviewId: _id.toHexString() });

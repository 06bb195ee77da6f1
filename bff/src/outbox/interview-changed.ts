import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: a vetting interview changed; its links for choosing a time and its room follow. */
export const interviewChanged = 'vettingInterview.changed';

/** Event: an interview of an application changed; the link for choosing its time follows. */
export const applicationInterviewChanged = 'clientInterview.changed';

export const interviewChangedPayload = z.object({ interviewId: z.string() });

export const announceInterview = (tx: Tx, _id: Types.ObjectId): void =>
  emit(tx, interviewChanged, { interviewId: _id.toHexString() });

export const announceApplicationInterview = (tx: Tx, _id: Types.ObjectId): void =>
  emit(tx, applicationInterviewChanged, { interviewId: _id.toHexString() });

import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { findInterview, type FoundInterview } from '../interviews/find-interview.ts';
import { TranscriptModel, type TranscriptRecord } from './transcript.model.ts';

interface Place {
  id: string;
  interviewId: string;
}

export interface FoundTranscript extends FoundInterview {
  transcript: TranscriptRecord | null;
}

/**
 * Returns an interview of this candidate, with its transcript if there is one.
 * @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN
 */
export async function findPlace(
  actor: Actor,
  { id, interviewId }: Place,
  session: ClientSession | null = null,
): Promise<FoundTranscript> {
  const found = await findInterview(actor, 'attachment.readTranscript', interviewId, session);
  const { _id, number } = found.candidate;
  if (_id.toHexString() !== id && number !== id) throw new AppError('NOT_FOUND');
  const transcript = await TranscriptModel.findOne(
    { interviewId: found.interview._id, deletedAt: null },
    null,
    { session },
  ).lean();
  return { ...found, transcript };
}

/** Returns the transcript of an interview. @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN */
export async function findTranscript(
  actor: Actor,
  place: Place,
  session: ClientSession | null = null,
): Promise<TranscriptRecord> {
  const { transcript } = await findPlace(actor, place, session);
  if (!transcript) throw new AppError('NOT_FOUND');
  return transcript;
}

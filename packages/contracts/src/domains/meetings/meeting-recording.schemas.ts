import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import { meetingRecordingStates } from './meeting-recording.machine.ts';

/** The wording by which people in a room are asked at present; each answer keeps its version. */
export const recordingTextVersion = '2026-11';

/**
 * Why a recording ended: `refused` before it ran, `withdrawn` after it had; `left`: the browser that
 * recorded is gone; `failed`: it could not record.
 */
export const meetingRecordingEndings = [
  'stopped',
  'refused',
  'withdrawn',
  'left',
  'failed',
  'over',
] as const;
export type MeetingRecordingEnding = (typeof meetingRecordingEndings)[number];

/** What became of the sound; `none`: nothing was recorded. */
export const meetingRecordingFiles = ['none', 'arriving', 'kept', 'lost'] as const;
export type MeetingRecordingFile = (typeof meetingRecordingFiles)[number];

/** A recording as one participant sees it. */
export const meetingRecordingSchema = z.object({
  id: idSchema,
  status: z.enum(meetingRecordingStates),
  /** Whose browser records. */
  askedBy: z.string(),
  isMine: z.boolean(),
  /** What this participant answered; null: nothing yet. */
  answer: z.boolean().nullable(),
  /** Those in the room whose answer is awaited. */
  awaited: z.array(z.string()),
  recordedMs: z.number().int(),
  /** Null: not at this moment. */
  runningSince: timestampSchema.nullable(),
  ending: z.enum(meetingRecordingEndings).nullable(),
  /** Who ended it, where that was a person. */
  endedBy: z.string().nullable(),
  file: z.enum(meetingRecordingFiles),
  /** Days from the decision on the candidate until it is deleted. */
  keptDays: z.number().int(),
});
export type MeetingRecording = z.infer<typeof meetingRecordingSchema>;

/** A malformed id answers 404. */
export const meetingRecordingParams = linkParams.extend({ id: z.string().max(64) });

export const meetingRecordingAnswerSchema = z.strictObject({
  agrees: z.boolean(),
  /** Of the words that stood before the person. */
  textVersion: z.enum([recordingTextVersion]),
});

export const meetingRecordingStopSchema = z.strictObject({
  /** The browser could not record, in place of a person who has it stopped. */
  hasFailed: z.boolean().default(false),
});

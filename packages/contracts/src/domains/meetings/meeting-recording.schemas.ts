import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import { meetingRecordingStates } from './meeting-recording.machine.ts';

/** The current wording of the question; each answer stores its version. */
export const recordingTextVersion = '2026-11';

/**
 * Why a recording ended: `refused` before it ran, `withdrawn` after; `left`: the recording browser
 * is gone; `failed`: it could not record.
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

/** State of the audio file; `none`: nothing was recorded. */
export const meetingRecordingFiles = ['none', 'arriving', 'kept', 'lost'] as const;
export type MeetingRecordingFile = (typeof meetingRecordingFiles)[number];

/** A recording as one participant sees it. */
export const meetingRecordingSchema = z.object({
  id: idSchema,
  status: z.enum(meetingRecordingStates),
  /** The person whose browser records. */
  askedBy: z.string(),
  isMine: z.boolean(),
  /** This participant's answer; null: none yet. */
  answer: z.boolean().nullable(),
  /** People in the room who have not answered yet. */
  awaited: z.array(z.string()),
  recordedMs: z.number().int(),
  /** Null: not running now. */
  runningSince: timestampSchema.nullable(),
  ending: z.enum(meetingRecordingEndings).nullable(),
  /** The person who ended it, if any. */
  endedBy: z.string().nullable(),
  file: z.enum(meetingRecordingFiles),
  /** Days from the decision on the candidate until deletion. */
  keptDays: z.number().int(),
});
export type MeetingRecording = z.infer<typeof meetingRecordingSchema>;

/** A malformed id answers 404. */
export const meetingRecordingParams = linkParams.extend({ id: z.string().max(64) });

export const meetingRecordingAnswerSchema = z.strictObject({
  agrees: z.boolean(),
  /** Version of the wording shown to the person. */
  textVersion: z.enum([recordingTextVersion]),
});

export const meetingRecordingStopSchema = z.strictObject({
  /** The browser failed to record; the person did not stop it. */
  hasFailed: z.boolean().default(false),
});

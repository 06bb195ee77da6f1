import {
  meetingRecordingEndings,
  meetingRecordingFiles,
  meetingRecordingStates,
  type MeetingRecordingEnding,
  type MeetingRecordingFile,
  type MeetingRecordingState,
} from '@muster/contracts';
import { Schema, model, type ClientSession, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** A participant's answer to a recording; never changed, the latest counts. */
export interface RecordingAnswer {
  participantId: Types.ObjectId;
  /** Null for a guest. */
  userId: Types.ObjectId | null;
  name: string;
  agrees: boolean;
  textVersion: string;
  at: Date;
}

/** A sound recording of an interview, from the request on. */
export interface RecordingRecord extends RecordFields {
  meetingId: Types.ObjectId;
  candidateId: Types.ObjectId;
  /** The recorded interview; the recording outlives the room. */
  interviewId: Types.ObjectId | null;
  /** The participant who asked and whose browser records. */
  recorderId: Types.ObjectId;
  recorderUserId: Types.ObjectId;
  status: MeetingRecordingState;
  answers: RecordingAnswer[];
  runningSince: Date | null;
  recordedMs: number;
  ending: MeetingRecordingEnding | null;
  /** The participant who ended it. */
  endedById: Types.ObjectId | null;
  endedAt: Date | null;
  file: MeetingRecordingFile;
  /** The upload of the sound; null until recording starts. */
  fileId: Types.ObjectId | null;
  attachmentId: Types.ObjectId | null;
  purgeAt: Date;
}

const reference = { type: Schema.Types.ObjectId, default: null } as const;
const required = { type: Schema.Types.ObjectId, required: true } as const;
const moment = { type: Date, default: null } as const;

const answerSchema = new Schema<RecordingAnswer>(
  {
    participantId: required,
    userId: reference,
    name: { type: String, required: true },
    agrees: { type: Boolean, required: true },
    textVersion: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const recordingSchema = new Schema<RecordingRecord>({
  meetingId: required,
  candidateId: required,
  interviewId: reference,
  recorderId: required,
  recorderUserId: required,
  status: { type: String, enum: meetingRecordingStates, required: true },
  answers: { type: [answerSchema], required: true },
  runningSince: moment,
  recordedMs: { type: Number, required: true, default: 0 },
  ending: { type: String, enum: [...meetingRecordingEndings, null], default: null },
  endedById: reference,
  endedAt: moment,
  file: { type: String, enum: meetingRecordingFiles, required: true, default: 'none' },
  fileId: reference,
  attachmentId: reference,
  purgeAt: { type: Date, required: true },
});
recordingSchema.plugin(recordFields);
recordingSchema.index({ meetingId: 1, createdAt: -1 });
recordingSchema.index({ candidateId: 1 });
recordingSchema.index({ status: 1 });
recordingSchema.index({ file: 1, endedAt: 1 });
recordingSchema.index({ purgeAt: 1 });

export const RecordingModel = model<RecordingRecord>(
  'MeetingRecording',
  recordingSchema,
  'meeting_recordings',
);

/** Returns the recording of a room that was requested last. */
export const latestRecording = (
  meetingId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<RecordingRecord | null> =>
  RecordingModel.findOne({ meetingId }, null, { session }).sort({ createdAt: -1, _id: -1 }).lean();

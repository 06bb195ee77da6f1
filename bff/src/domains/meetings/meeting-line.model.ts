import { Schema, model, type Types } from 'mongoose';

/** A chat message in a room. */
export interface MeetingLine {
  _id: Types.ObjectId;
  meetingId: Types.ObjectId;
  participantId: Types.ObjectId;
  name: string;
  body: string;
  at: Date;
  purgeAt: Date;
}

const lineSchema = new Schema<MeetingLine>(
  {
    meetingId: { type: Schema.Types.ObjectId, required: true },
    participantId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    body: { type: String, required: true },
    at: { type: Date, required: true },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
lineSchema.index({ meetingId: 1, at: 1 });
lineSchema.index({ participantId: 1 });
lineSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const MeetingLineModel = model<MeetingLine>('MeetingLine', lineSchema, 'meeting_lines');

import {
  limits,
  meetingKinds,
  meetingStates,
  type MeetingKind,
  type MeetingState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyId, whereSet } from '../../db/set-values.ts';

/** A room for a meeting, including the time before and after. */
export interface MeetingRecord extends RecordFields {
  /** The last part of its address; leads only to the door. */
  name: string;
  title: string;
  kind: MeetingKind;
  status: MeetingState;
  previousStatus: MeetingState | null;
  /** The interview it was created for; null for an instant room. */
  interviewId: Types.ObjectId | null;
  /** The pool whose questions are shown to the hosts. */
  poolId: Types.ObjectId | null;
  /** The candidate being vetted; null for all other rooms, which are never recorded. */
  candidateId: Types.ObjectId | null;
  /** Whether hosts may ask for a recording. */
  recordingAllowed: boolean;
  hostId: Types.ObjectId;
  /** All users who host it or were admitted. */
  memberIds: Types.ObjectId[];
  startsAt: Date;
  endsAt: Date;
  opensAt: Date;
  closesAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  notes: string;
  purgeAt: Date;
}

const reference = { type: Schema.Types.ObjectId, default: null } as const;
const moment = { type: Date, required: true } as const;

const meetingSchema = new Schema<MeetingRecord>({
  name: { type: String, required: true },
  title: { type: String, required: true },
  kind: { type: String, enum: meetingKinds, required: true },
  status: { type: String, enum: meetingStates, required: true, default: 'scheduled' },
  previousStatus: { type: String, default: null },
  interviewId: reference,
  poolId: reference,
  candidateId: reference,
  recordingAllowed: { type: Boolean, required: true, default: false },
  hostId: { type: Schema.Types.ObjectId, required: true },
  memberIds: { type: [Schema.Types.ObjectId], required: true },
  startsAt: moment,
  endsAt: moment,
  opensAt: moment,
  closesAt: moment,
  startedAt: { type: Date, default: null },
  endedAt: { type: Date, default: null },
  notes: { type: String, default: '', maxlength: limits.meeting.notes * 2 },
  purgeAt: moment,
});
meetingSchema.plugin(recordFields);
meetingSchema.index({ name: 1 }, { unique: true });
meetingSchema.index({ interviewId: 1 }, { unique: true, ...whereSet('interviewId', anyId) });
meetingSchema.index({ memberIds: 1, startsAt: -1 });
meetingSchema.index({ candidateId: 1 }, { ...whereSet('candidateId', anyId) });
meetingSchema.index({ status: 1, opensAt: 1 });
meetingSchema.index({ purgeAt: 1 });

export const MeetingModel = model<MeetingRecord>('Meeting', meetingSchema, 'meetings');

/** Returns the times of a room from those of its interview or event. */
export const timesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => {
  const { opensBefore, closesAfter, keep } = limits.meeting;
  return {
    startsAt,
    endsAt,
    opensAt: new Date(startsAt.getTime() - opensBefore),
    closesAt: new Date(endsAt.getTime() + closesAfter),
    purgeAt: new Date(endsAt.getTime() + keep),
  };
};

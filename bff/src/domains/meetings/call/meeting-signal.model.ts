import { minuteMs, type MeetingSignal } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';

/**
 * A message from one process to the others about a room: that it changed, or a signal to a browser.
 */
export interface MeetingSignalRow {
  _id: Types.ObjectId;
  meetingId: Types.ObjectId;
  at: Date;
  /** Null: the room changed, and all participants reload it. */
  to: { participantId: Types.ObjectId; connection: string } | null;
  from: { participantId: Types.ObjectId; connection: string } | null;
  signal: MeetingSignal | null;
  purgeAt: Date;
}

const mixed = { type: Schema.Types.Mixed, default: null } as const;

const signalSchema = new Schema<MeetingSignalRow>(
  {
    meetingId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    to: mixed,
    from: mixed,
    signal: mixed,
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
signalSchema.index({ meetingId: 1, at: 1 });
signalSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const MeetingSignalModel = model<MeetingSignalRow>(
  'MeetingSignal',
  signalSchema,
  'meeting_signals',
);

/** Older signals are never requested. */
export const signalLife = minuteMs;

/** Tells every process that a room changed, together with the change. */
export async function announceRoom(
  { session, at }: Pick<Tx, 'at'> & { session: Tx['session'] | null },
  meetingId: Types.ObjectId,
): Promise<void> {
  await MeetingSignalModel.insertMany(
    [{ meetingId, at, to: null, from: null, signal: null, purgeAt: new Date(+at + signalLife) }],
    { session },
  );
}

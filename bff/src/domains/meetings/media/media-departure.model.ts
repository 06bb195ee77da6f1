import { dayMs, limits } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { roomMedia } from './room-media.ts';

/** One person or everybody who has to be removed from a room of the media server. */
export interface MediaDeparture {
  _id: Types.ObjectId;
  meetingId: Types.ObjectId;
  /** Null: the meeting is over for everybody. */
  participantId: Types.ObjectId | null;
  /** Until then an earlier token could still open the room. */
  until: Date;
  nextAt: Date;
  purgeAt: Date;
}

const moment = { type: Date, required: true } as const;

const departureSchema = new Schema<MediaDeparture>(
  {
    meetingId: { type: Schema.Types.ObjectId, required: true },
    participantId: { type: Schema.Types.ObjectId, default: null },
    until: moment,
    nextAt: moment,
    purgeAt: moment,
  },
  { versionKey: false },
);
departureSchema.index({ nextAt: 1 });
departureSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const MediaDepartureModel = model<MediaDeparture>(
  'MeetingMediaDeparture',
  departureSchema,
  'meeting_media_departures',
);

/**
 * Records who must leave the media server, in the same transaction that removes them from the room.
 */
export async function noteDepartures(
  { session, at }: Pick<Tx, 'session' | 'at'>,
  meetingId: Types.ObjectId,
  participantIds: readonly (Types.ObjectId | null)[],
): Promise<void> {
  if (roomMedia().flow === 'mesh') return;
  const until = new Date(+at + limits.meeting.mediaTokenRenewed);
  await MediaDepartureModel.insertMany(
    participantIds.map((participantId) => ({
      meetingId,
      participantId,
      until,
      nextAt: at,
      purgeAt: new Date(+until + dayMs),
    })),
    { session },
  );
}

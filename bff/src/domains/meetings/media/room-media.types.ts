import type { MeetingFlow } from '@muster/contracts';
import type { Types } from 'mongoose';

/** A way into a room of the media server. */
export interface MediaAccess {
  url: string;
  token: string;
  expiresAt: Date;
}

/** How the pictures and the sound of rooms flow on this platform. */
export interface RoomMedia {
  readonly flow: MeetingFlow;
  /** How many people one room takes. */
  readonly places: number;
  /** The way in for somebody who was let in; null: their browser connects to each of the others. */
  readonly accessFor: (
    meetingId: Types.ObjectId,
    person: { _id: Types.ObjectId; name: string },
  ) => Promise<MediaAccess | null>;
  /** Has one person, or everybody, out of a room; who is gone already is no mistake. */
  readonly putOut: (meetingId: Types.ObjectId, personId: Types.ObjectId | null) => Promise<void>;
}

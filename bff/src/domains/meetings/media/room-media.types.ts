import type { MeetingFlow } from '@muster/contracts';
import type { Types } from 'mongoose';

/** Access to a room of the media server. */
export interface MediaAccess {
  url: string;
  token: string;
  expiresAt: Date;
}

/** How video and audio of rooms are transmitted on this platform. */
export interface RoomMedia {
  readonly flow: MeetingFlow;
  /** Number of people that a room holds. */
  readonly places: number;
  /** Creates access for an admitted participant; null: browsers connect to each other directly. */
  readonly accessFor: (
    meetingId: Types.ObjectId,
    person: { _id: Types.ObjectId; name: string },
  ) => Promise<MediaAccess | null>;
  /** Removes one person or everybody from a room; does not fail if they have already left. */
  readonly putOut: (meetingId: Types.ObjectId, personId: Types.ObjectId | null) => Promise<void>;
}

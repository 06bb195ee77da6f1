import { limits } from '@muster/contracts';
import type { Config } from '../../../config.ts';
import { livekitMedia } from './livekit-media.ts';
import type { RoomMedia } from './room-media.types.ts';

/** Each browser sends to every other one, which suits few people and needs no server. */
const mesh: RoomMedia = {
  flow: 'mesh',
  places: limits.meeting.people,
  accessFor: () => Promise.resolve(null),
  putOut: () => Promise.resolve(),
};

let chosen = mesh;

/** Returns the media set-up chosen when the process started. */
export const roomMedia = (): RoomMedia => chosen;

/** Chooses the media set-up at start from the configuration. */
export function setRoomMedia({ call }: Pick<Config, 'call'>): void {
  chosen = call.livekit ? livekitMedia(call.livekit) : mesh;
}

import { limits } from '@muster/contracts';
import type { Config } from '../../../config.ts';
import { livekitMedia } from './livekit-media.ts';
import type { RoomMedia } from './room-media.types.ts';

/** Each browser sends to every other, which bears few people and needs no server. */
const mesh: RoomMedia = {
  flow: 'mesh',
  places: limits.meeting.people,
  accessFor: () => Promise.resolve(null),
  putOut: () => Promise.resolve(),
};

let chosen = mesh;

/** What this process was started with. */
export const roomMedia = (): RoomMedia => chosen;

/** Chooses at the start, from the configuration. */
export function setRoomMedia({ call }: Pick<Config, 'call'>): void {
  chosen = call.livekit ? livekitMedia(call.livekit) : mesh;
}

import { useMemo } from 'react';
import type { MeetingRoom } from '@muster/contracts';
import type { Call } from '../call/use-call.ts';
import type { LocalMedia } from '../media/use-local-media.ts';

/** Returns the sound of everyone in the room now, including the user's own. */
export function useHeardTracks(
  { people, me }: MeetingRoom,
  { tracks }: Call,
  { audio }: LocalMedia,
): readonly MediaStreamTrack[] {
  const others = people
    .map(({ id }) => id)
    .filter((id) => id !== me.id)
    .join(',');
  return useMemo(
    () =>
      [audio, ...others.split(',').map((id) => tracks.get(id)?.audio ?? null)].filter(
        (track) => track !== null,
      ),
    [audio, others, tracks],
  );
}

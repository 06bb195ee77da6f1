import type { MeetingSignal } from '@muster/contracts';

export type MediaKind = 'audio' | 'video';
export type RemoteTracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

/**
 * State of the others' video and sound: `lost` after they were connected; `unreachable` and
 * `refused` by the media server. All but `ready` are retried.
 */
export type FlowState = 'connecting' | 'ready' | 'lost' | 'unreachable' | 'refused';

export interface FlowParts {
  /** Track that is sent to the others now. */
  local: (kind: MediaKind) => MediaStreamTrack | null;
  /** Whether the sent picture is a screen. */
  isScreen: () => boolean;
  /** Whether the microphone is muted: nobody may hear it. */
  isMuted: () => boolean;
  /** Sends a signal to one connection of another person, over the line to the room. */
  send: (to: { id: string; connection: string }, signal: MeetingSignal) => void;
  /** Tracks from a person; null if there are none any more. */
  onTracks: (personId: string, tracks: RemoteTracks | null) => void;
  onState: (state: FlowState) => void;
}

/** Transport of video and sound in one room; the line to the room reports the participants. */
export interface MediaFlow {
  /** Follows the other participants, by their connections; starts once this browser is listed. */
  follow: (me: string, present: ReadonlyMap<string, string>) => void;
  /** Called when this browser's own line was replaced. */
  renew: () => void;
  /** Handles a signal from another person's browser. */
  receive: (from: { id: string; connection: string }, signal: MeetingSignal) => void;
  /** Called when the sent tracks changed. */
  refresh: () => void;
  close: () => void;
}

import type { MeetingSignal } from '@muster/contracts';

export type MediaKind = 'audio' | 'video';
export type RemoteTracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

/**
 * How far the pictures and the sound of the others have come: `lost` after they were there;
 * `unreachable` and `refused` by the server through which they go. All but `ready` are tried again.
 */
export type FlowState = 'connecting' | 'ready' | 'lost' | 'unreachable' | 'refused';

export interface FlowParts {
  /** What is sent to the others now. */
  local: (kind: MediaKind) => MediaStreamTrack | null;
  /** The picture that is sent is a screen. */
  isScreen: () => boolean;
  /** The microphone is off: nobody may hear it. */
  isMuted: () => boolean;
  /** A signal to one line of another person, over the line to the room. */
  send: (to: { id: string; connection: string }, signal: MeetingSignal) => void;
  /** What comes from a person; null: nothing any more. */
  onTracks: (personId: string, tracks: RemoteTracks | null) => void;
  onState: (state: FlowState) => void;
}

/** The way of pictures and sound in one room; who is there is said by the line to the room. */
export interface MediaFlow {
  /** Those beside us who are there, by the line that each of them holds; begins once we are. */
  follow: (me: string, present: ReadonlyMap<string, string>) => void;
  /** Our own line is another one now. */
  renew: () => void;
  /** What the browser of another person signals. */
  receive: (from: { id: string; connection: string }, signal: MeetingSignal) => void;
  /** What is sent has changed. */
  refresh: () => void;
  close: () => void;
}

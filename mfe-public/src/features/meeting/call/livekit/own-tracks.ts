import type * as library from 'livekit-client';
import type { FlowParts, MediaKind } from '../media-flow.ts';

type Livekit = typeof library;
type Own = library.LocalAudioTrack | library.LocalVideoTrack;

/**
 * What this browser sends into a room of the media server. Camera and microphone are held elsewhere:
 * they go on when the room is left, and a microphone that is off stays off.
 */
export class OwnTracks {
  private readonly sent: Record<MediaKind, Own | null> = { audio: null, video: null };
  /** Another one for each room that is entered. */
  private round = 0;
  private readonly parts: Pick<FlowParts, 'local' | 'isScreen' | 'isMuted'>;

  constructor(parts: OwnTracks['parts']) {
    this.parts = parts;
  }

  /** Nothing of it is in a room any more. */
  forget(): void {
    this.round += 1;
    this.sent.audio = null;
    this.sent.video = null;
  }

  /** Sends what is now to be sent, and nothing else. */
  async bring(livekit: Livekit, me: library.LocalParticipant): Promise<void> {
    const { round } = this;
    for (const kind of ['audio', 'video'] as const) {
      const [wanted, present] = [this.parts.local(kind), this.sent[kind]];
      if (present && present.mediaStreamTrack !== wanted) {
        this.sent[kind] = null;
        await me.unpublishTrack(present, false);
      }
      if (!wanted || this.sent[kind]) continue;
      const { track, source } = this.made(livekit, kind, wanted);
      // The library turns on what it is given: before anybody hears it, it is off again.
      if (kind === 'audio' && this.parts.isMuted()) await track.mute();
      await me.publishTrack(track, { source });
      if (round !== this.round) return;
      this.sent[kind] = track;
    }
    const { audio } = this.sent;
    if (audio && audio.isMuted !== this.parts.isMuted())
      await (audio.isMuted ? audio.unmute() : audio.mute());
  }

  private made(
    { LocalAudioTrack: AudioTrack, LocalVideoTrack: VideoTrack, Track }: Livekit,
    kind: MediaKind,
    wanted: MediaStreamTrack,
  ) {
    const { Microphone, Camera, ScreenShare } = Track.Source;
    return kind === 'audio'
      ? { track: new AudioTrack(wanted, undefined, true), source: Microphone }
      : {
          track: new VideoTrack(wanted, undefined, true),
          source: this.parts.isScreen() ? ScreenShare : Camera,
        };
  }
}

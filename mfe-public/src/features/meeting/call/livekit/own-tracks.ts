import type * as library from 'livekit-client';
import type { FlowParts, MediaKind } from '../media-flow.ts';

type Livekit = typeof library;
type Own = library.LocalAudioTrack | library.LocalVideoTrack;

/**
 * Tracks that this browser sends into a media-server room. Camera and microphone are held
 * elsewhere: they keep running when the room is left, and a muted microphone stays muted.
 */
export class OwnTracks {
  private readonly sent: Record<MediaKind, Own | null> = { audio: null, video: null };
  /** Incremented for each room that is entered. */
  private round = 0;
  private readonly parts: Pick<FlowParts, 'local' | 'isScreen' | 'isMuted'>;

  constructor(parts: OwnTracks['parts']) {
    this.parts = parts;
  }

  /** Records that no track is in a room any more. */
  forget(): void {
    this.round += 1;
    this.sent.audio = null;
    this.sent.video = null;
  }

  /** Publishes exactly the current tracks. */
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
      // The library unmutes new tracks, so it is muted again before anyone hears it.
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

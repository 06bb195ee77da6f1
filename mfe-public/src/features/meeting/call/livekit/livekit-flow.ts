import { limits, type MeetingMediaAccess } from '@muster/contracts';
import type { RemoteTrackPublication, Room } from 'livekit-client';
import type { FlowParts, FlowState, MediaFlow } from '../media-flow.ts';
import { OtherTracks } from './other-tracks.ts';
import { OwnTracks } from './own-tracks.ts';

/** Loaded only when a room needs it, not with the page. */
async function loadLivekit() {
  const livekit = await import('livekit-client');
  // The room shows errors to the user, so the console stays silent.
  livekit.setLogLevel('silent');
  return livekit;
}
type Livekit = Awaited<ReturnType<typeof loadLivekit>>;

/** @throws Error or a server error, if access is not possible now */
type AskAccess = () => Promise<MeetingMediaAccess>;

const firstWait = 500;
const longestWait = 8_000;

/** Sends once to a LiveKit server, which forwards to everyone in the room. */
export class LivekitFlow implements MediaFlow {
  private livekit: Livekit | null = null;
  private room: Room | null = null;
  private readonly own: OwnTracks;
  private readonly others: OtherTracks;
  private people = 0;
  private hasBegun = false;
  private isUp = false;
  private isClosed = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private work: Promise<void> = Promise.resolve();
  private readonly parts: FlowParts;
  private readonly askAccess: AskAccess;

  constructor(parts: FlowParts, askAccess: AskAccess) {
    this.parts = parts;
    this.askAccess = askAccess;
    this.own = new OwnTracks(parts);
    this.others = new OtherTracks(parts.onTracks);
    parts.onState('connecting');
  }

  follow(_me: string, present: ReadonlyMap<string, string>): void {
    this.people = present.size;
    this.ease();
    if (this.hasBegun) return;
    this.hasBegun = true;
    void this.connect();
  }

  /** Media do not use the signalling line; a pending retry runs at once. */
  renew(): void {
    if (!this.timer || this.isClosed) return;
    clearTimeout(this.timer);
    void this.connect();
  }

  /** Browsers do not signal to each other here. */
  receive(): void {}

  refresh(): void {
    this.work = this.work.then(() => this.publish()).catch(() => undefined);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.leave();
  }

  /** Each time with a new token: a used or refused one is not tried again. */
  private async connect(): Promise<void> {
    this.timer = undefined;
    let failure: FlowState = 'lost';
    try {
      const access = await this.askAccess();
      failure = 'unreachable';
      this.livekit ??= await loadLivekit();
      if (this.isClosed) return;
      const room = this.enter(this.livekit);
      await room.connect(access.url, access.token, { maxRetries: 0 });
      if (this.isClosed) return;
      this.tries = 0;
      this.isUp = true;
      this.parts.onState('ready');
      this.refresh();
    } catch (error) {
      if (this.isClosed) return;
      this.leave();
      this.later(this.isRefusal(error) ? 'refused' : failure);
    }
  }

  private enter({ Room: MediaRoom, RoomEvent }: Livekit): Room {
    const room = new MediaRoom({ dynacast: true, stopLocalTrackOnUnpublish: false });
    this.room = room;
    this.others.listen(room, RoomEvent, () => this.ease());
    room.on(RoomEvent.Reconnecting, () => this.parts.onState('lost'));
    room.on(RoomEvent.Reconnected, () => this.parts.onState('ready'));
    room.on(RoomEvent.Disconnected, () => {
      // Before the room is up, `connect` reports errors.
      if (this.room !== room || this.isClosed || !this.isUp) return;
      this.leave();
      this.later('lost');
    });
    return room;
  }

  /** Camera and microphone are held elsewhere, and keep running. */
  private leave(): void {
    const { room } = this;
    this.room = null;
    this.isUp = false;
    this.own.forget();
    this.others.clear();
    void room?.disconnect(false).catch(() => undefined);
  }

  private later(state: FlowState): void {
    this.parts.onState(state);
    const wait = Math.min(longestWait, firstWait * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => void this.connect(), wait);
  }

  private isRefusal(error: unknown): boolean {
    const { livekit } = this;
    return (
      livekit !== null &&
      error instanceof livekit.ConnectionError &&
      error.reason === livekit.ConnectionErrorReason.NotAllowed
    );
  }

  private async publish(): Promise<void> {
    const { livekit, room } = this;
    if (livekit && room?.state === livekit.ConnectionState.Connected)
      await this.own.bring(livekit, room.localParticipant);
  }

  /** Requests many small pictures in low resolution; a shared screen has to be readable. */
  private ease(): void {
    const { livekit, room } = this;
    if (!livekit || !room) return;
    const { VideoQuality, Track } = livekit;
    const quality = this.people < limits.meeting.people ? VideoQuality.HIGH : VideoQuality.LOW;
    for (const { videoTrackPublications } of room.remoteParticipants.values())
      for (const publication of videoTrackPublications.values() as Iterable<RemoteTrackPublication>)
        if (publication.source === Track.Source.Camera) publication.setVideoQuality(quality);
  }
}

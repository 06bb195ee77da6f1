import type { RemoteParticipant, RemoteTrack, Room, RoomEvent } from 'livekit-client';
import type { FlowParts, MediaKind, RemoteTracks } from '../media-flow.ts';

const nothing: RemoteTracks = { audio: null, video: null };

/** Tracks of the other participants in a media-server room, by person. */
export class OtherTracks {
  private readonly held = new Map<string, RemoteTracks>();
  private readonly onTracks: FlowParts['onTracks'];

  constructor(onTracks: FlowParts['onTracks']) {
    this.onTracks = onTracks;
  }

  listen(room: Room, event: typeof RoomEvent, onMore: () => void): void {
    room.on(event.TrackSubscribed, (track, _publication, person) => {
      this.set(person, track, track.mediaStreamTrack);
      onMore();
    });
    room.on(event.TrackUnsubscribed, (track, _publication, person) => {
      // Its replacement may already be there before it is removed.
      if (this.held.get(person.identity)?.[kindOf(track)] === track.mediaStreamTrack)
        this.set(person, track, null);
    });
    room.on(event.ParticipantDisconnected, ({ identity }) => this.drop(identity));
  }

  clear(): void {
    for (const id of Array.from(this.held.keys())) this.drop(id);
  }

  private set(
    { identity }: RemoteParticipant,
    track: RemoteTrack,
    media: MediaStreamTrack | null,
  ): void {
    const tracks = { ...(this.held.get(identity) ?? nothing), [kindOf(track)]: media };
    this.held.set(identity, tracks);
    this.onTracks(identity, tracks);
  }

  private drop(id: string): void {
    if (this.held.delete(id)) this.onTracks(id, null);
  }
}

const kindOf = ({ kind }: RemoteTrack): MediaKind => (String(kind) === 'audio' ? 'audio' : 'video');

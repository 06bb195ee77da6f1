import {
  Room,
  RoomEvent,
  Track,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
} from 'livekit-client';
import type { RemoteTracks } from '../media-flow.ts';
import { OtherTracks } from './other-tracks.ts';

const [ana, noor] = ['64b0000000000000000000b1', '64b0000000000000000000b2'];
const person = (identity: string) => ({ identity }) as RemoteParticipant;
const none = {} as RemoteTrackPublication;
const track = (kind: Track.Kind, id: string) =>
  ({ kind, mediaStreamTrack: { id } as MediaStreamTrack }) as RemoteTrack;

test('tracks of the others come and go, grouped by person', () => {
  const told = new Map<string, RemoteTracks | null>();
  let more = 0;
  const others = new OtherTracks((id, tracks) => told.set(id, tracks));
  const room = new Room();
  others.listen(room, RoomEvent, () => (more += 1));
  const ids = (id: string) => [told.get(id)?.audio?.id, told.get(id)?.video?.id];

  const camera = track(Track.Kind.Video, 'camera');
  room.emit(RoomEvent.TrackSubscribed, track(Track.Kind.Audio, 'voice'), none, person(ana));
  room.emit(RoomEvent.TrackSubscribed, camera, none, person(ana));
  room.emit(RoomEvent.TrackSubscribed, track(Track.Kind.Audio, 'other'), none, person(noor));
  expect([ids(ana), ids(noor)]).toEqual([
    ['voice', 'camera'],
    ['other', undefined],
  ]);
  expect(more).toBe(3);

  // A screen replaces the camera, in whatever order both are announced.
  const screen = track(Track.Kind.Video, 'screen');
  room.emit(RoomEvent.TrackSubscribed, screen, none, person(ana));
  room.emit(RoomEvent.TrackUnsubscribed, camera, none, person(ana));
  expect(ids(ana)).toEqual(['voice', 'screen']);
  room.emit(RoomEvent.TrackUnsubscribed, screen, none, person(ana));
  expect(ids(ana)).toEqual(['voice', undefined]);

  room.emit(RoomEvent.ParticipantDisconnected, person(ana));
  expect(told.get(ana)).toBeNull();
  others.clear();
  expect(told.get(noor)).toBeNull();
});

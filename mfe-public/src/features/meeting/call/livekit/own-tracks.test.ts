import * as livekit from 'livekit-client';
import { OwnTracks } from './own-tracks.ts';

/** A device or a screen, with what the library needs. */
class Device extends EventTarget {
  enabled = true;
  readonly readyState = 'live';
  readonly muted = false;
  readonly id: string;
  readonly kind: string;
  constructor(kind: 'audio' | 'video', id: string) {
    super();
    this.kind = kind;
    this.id = id;
  }
  getConstraints = () => ({});
  getSettings = () => ({});
  stop = () => void Object.assign(this, { readyState: 'ended' });
  asTrack = () => this as unknown as MediaStreamTrack;
}

/** The local participant of a room: records published tracks, and whether they are muted. */
function takingPart() {
  const heard: string[] = [];
  const named = (track: livekit.LocalTrack) =>
    `${track.mediaStreamTrack.id}${track.mediaStreamTrack.enabled ? '' : ', off'}`;
  const me = {
    publishTrack: async (track: livekit.LocalTrack, { source }: { source: string }) =>
      heard.push(`${source} ${named(track)}`),
    unpublishTrack: async (track: livekit.LocalTrack) =>
      heard.push(`no ${track.mediaStreamTrack.id}`),
  };
  return { heard, me: me as unknown as livekit.LocalParticipant };
}

const media = { audio: null as Device | null, video: null as Device | null };
const now = { isScreen: false, isMuted: false };
const own = () =>
  new OwnTracks({
    local: (kind) => media[kind]?.asTrack() ?? null,
    isScreen: () => now.isScreen,
    isMuted: () => now.isMuted,
  });
const { MediaStream } = globalThis;
beforeAll(() => Object.assign(globalThis, { MediaStream: EventTarget }));
afterAll(() => Object.assign(globalThis, { MediaStream }));
beforeEach(() => {
  Object.assign(media, { audio: new Device('audio', 'voice'), video: new Device('video', 'face') });
  Object.assign(now, { isScreen: false, isMuted: false });
});

test('a microphone that is off stays off from the first moment until it is turned on', async () => {
  const { heard, me } = takingPart();
  const tracks = own();
  now.isMuted = true;
  if (media.audio) media.audio.enabled = false;
  await tracks.bring(livekit, me);
  expect(heard).toEqual(['microphone voice, off', 'camera face']);
  expect(media.audio?.enabled).toBe(false);
  now.isMuted = false;
  await tracks.bring(livekit, me);
  expect(media.audio?.enabled).toBe(true);
  now.isMuted = true;
  await tracks.bring(livekit, me);
  expect(media.audio?.enabled).toBe(false);
  // In another room after a lost connection: still muted.
  tracks.forget();
  await tracks.bring(livekit, me);
  expect(heard.slice(2)).toEqual(['microphone voice, off', 'camera face']);
  expect(media.audio?.enabled).toBe(false);
});

test('a shared screen replaces the camera, and the devices stay on', async () => {
  const { heard, me } = takingPart();
  const tracks = own();
  const camera = media.video;
  await tracks.bring(livekit, me);
  now.isScreen = true;
  media.video = new Device('video', 'screen');
  await tracks.bring(livekit, me);
  media.video = null;
  await tracks.bring(livekit, me);
  expect(heard).toEqual([
    'microphone voice',
    'camera face',
    'no face',
    'screen_share screen',
    'no screen',
  ]);
  expect([camera?.readyState, media.audio?.readyState]).toEqual(['live', 'live']);
});

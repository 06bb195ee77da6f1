import type { MeetingHeard, MeetingRoom } from '@muster/contracts';

export const name = 'kvda-mhrtq-wqzz';
export const handle = 'handle-of-the-test';
export const [host, guest] = ['64b0000000000000000000b1', '64b0000000000000000000b2'] as const;
const person = {
  isKnown: true,
  media: { audio: true, video: false, sharing: false },
};

/** A room as a guest in it sees it. */
export const room: MeetingRoom = {
  name,
  title: 'Technical interview',
  agencyName: 'Northbeam Talent',
  host: 'Noor Haddad',
  status: 'in_progress',
  window: 'open',
  startedAt: null,
  startsAt: '2030-11-26T10:00:00.000Z',
  endsAt: '2030-11-26T11:00:00.000Z',
  opensAt: '2030-11-26T09:45:00.000Z',
  closesAt: '2030-11-26T12:00:00.000Z',
  me: {
    id: guest,
    name: 'Inês Duarte',
    role: 'guest',
    door: 'admitted',
    identity: 'confirmed',
  },
  isHosted: true,
  isFull: false,
  waiting: [],
  chat: [],
  questions: [],
  people: [
    { ...person, id: host, name: 'Noor Haddad', role: 'host', connection: null },
    { ...person, id: guest, name: 'Inês Duarte', role: 'guest', connection: null },
  ],
  notes: { text: '', version: 1 },
  mayHost: false,
  recording: null,
  mayRecord: false,
};

/** Public information before entry. */
export const card = {
  title: room.title,
  agencyName: room.agencyName,
  host: room.host,
  window: 'open' as const,
  startsAt: room.startsAt,
  opensAt: room.opensAt,
  recordingAllowed: true,
  places: 6,
};

/** This browser's line, as the room names it. */
export const ownLine = 'c';

/** Fake line to the room that opens at once, and announces changes. */
export class OpenSocket extends EventTarget {
  static readonly OPEN = 1;
  static latest: OpenSocket | null = null;
  readonly readyState = OpenSocket.OPEN;
  send = () => undefined;
  close = () => undefined;
  constructor() {
    super();
    OpenSocket.latest = this;
    setTimeout(() => this.say({ type: 'welcome', connection: ownLine }));
  }
  say(heard: MeetingHeard) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(heard) }));
  }
}

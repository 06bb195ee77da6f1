import {
  meetingHeardSchema,
  type MeetingEnding,
  type MeetingHeard,
  type MeetingSent,
} from '@muster/contracts';

export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

interface SocketParts {
  url: string;
  onHeard: (heard: MeetingHeard) => void;
  onState: (state: LineState, ending: MeetingEnding | null) => void;
}

const firstWait = 500;
const longestWait = 8_000;
/** The process is stopping and another one takes over; all other endings are final. */
const comesBack: ReadonlySet<MeetingEnding> = new Set<MeetingEnding>(['stopping']);

/** Line to the room: if lost, it reconnects with increasing delays. */
export class RoomSocket {
  private socket: WebSocket | null = null;
  private isClosed = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly parts: SocketParts;

  constructor(parts: SocketParts) {
    this.parts = parts;
    window.addEventListener('online', this.again);
    this.connect();
  }

  send(sent: MeetingSent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.again);
    this.socket?.close();
  }

  private readonly again = () => {
    if (this.isClosed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.parts.url);
    this.socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const heard = parsed(data);
      if (!heard) return;
      if (heard.type === 'welcome') {
        this.tries = 0;
        this.parts.onState('open', null);
      }
      if (heard.type === 'end' && !comesBack.has(heard.reason)) {
        this.close();
        this.parts.onState('ended', heard.reason);
        return;
      }
      this.parts.onHeard(heard);
    });
    socket.addEventListener('close', () => {
      this.socket = null;
      if (this.isClosed) return;
      this.parts.onState('lost', null);
      const wait = Math.min(longestWait, firstWait * 2 ** this.tries);
      this.tries += 1;
      this.timer = setTimeout(this.again, wait);
    });
  }
}

function parsed(data: unknown): MeetingHeard | null {
  try {
    return meetingHeardSchema.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
}

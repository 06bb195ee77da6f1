import {
  limits,
  meetingSentSchema,
  type MeetingEnding,
  type MeetingHeard,
  type MeetingSent,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { WebSocket } from 'ws';
import type { SessionWatch } from '../../../auth/session-watch.ts';

/** A client with this much unsent data is no longer reading. */
const maxUnsent = 2_000_000;
const perSecond = limits.meeting.messagesPerSecond;
/**
 * Browsers accept only 1000 and 3000–4999 as a close code; the reason is sent in a message before.
 */
const closeCode = 4000;

/** The open socket of one browser in a room or at its door. */
export class Line {
  private isAlive = true;
  private tokens = perSecond * 2;
  private filledAt = Date.now();
  /** Processes the browser's messages in order. */
  private work: Promise<void> = Promise.resolve();
  readonly meetingId: Types.ObjectId;
  readonly participantId: Types.ObjectId;
  readonly connection: string;
  readonly watch: SessionWatch | null;
  private readonly socket: WebSocket;

  constructor(
    socket: WebSocket,
    {
      meetingId,
      participantId,
      connection,
      watch,
    }: Pick<Line, 'meetingId' | 'participantId' | 'connection' | 'watch'>,
  ) {
    this.socket = socket;
    this.meetingId = meetingId;
    this.participantId = participantId;
    this.connection = connection;
    this.watch = watch;
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
  }

  /**
   * Handles the browser's messages in order and closes the connection on invalid or too frequent
   * ones.
   */
  listen(hear: (sent: MeetingSent) => Promise<void>, onError: (error: unknown) => void): void {
    this.socket.on('message', (data, isBinary) => {
      const sent = isBinary ? null : parsed(String(data));
      if (!sent || !this.takeToken()) {
        this.socket.terminate();
        return;
      }
      this.work = this.work.then(() => hear(sent)).catch(onError);
    });
  }

  onClose(done: () => void): void {
    this.socket.once('close', done);
  }

  say(heard: MeetingHeard): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(JSON.stringify(heard));
    if (this.socket.bufferedAmount > maxUnsent) this.socket.terminate();
  }

  end(reason: MeetingEnding): void {
    this.say({ type: 'end', reason });
    this.socket.close(closeCode, reason);
  }

  /**
   * Checks whether the browser is still there; closes the connection if it did not answer the last
   * time.
   */
  ping(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  terminate(): void {
    this.socket.terminate();
  }

  private takeToken(): boolean {
    const now = Date.now();
    const refilled = this.tokens + ((now - this.filledAt) / 1000) * perSecond;
    this.tokens = Math.min(perSecond * 2, refilled) - 1;
    this.filledAt = now;
    return this.tokens >= 0;
  }
}

function parsed(text: string): MeetingSent | null {
  try {
    return meetingSentSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

import { randomBytes } from 'node:crypto';
import type { MeetingSent } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { createWatch, findOver } from '../../../auth/session-watch.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { visitedMeeting, type VisitedMeeting } from '../door/visited-meeting.ts';
import { requireOpen } from '../meeting-window.ts';
import { endingsOf } from './endings.ts';
import { Line } from './line.ts';
import { MeetingSignalModel, signalLife } from './meeting-signal.model.ts';
import { comeIn, isInside, refreshPresence, leave, showMedia } from './presence-changes.ts';
import { settleRecordings } from '../recording/settle-recordings.ts';
import { SignalReader } from './signal-reader.ts';

/** The open connections of this process, and the messages over them. */
export class CallHub {
  private readonly lines = new Set<Line>();
  private readonly reader = new SignalReader();
  private log: Logger | null = null;
  private closing = false;

  /** Opens the connection of a participant with access to the room. @throws AppError */
  async admit(ctx: VisitorContext, handle: string): Promise<(socket: WebSocket) => void> {
    const visited = await visitedMeeting(ctx, handle);
    requireOpen(visited.meeting, 'call');
    const { session } = ctx;
    const watch = visited.me.userId && session ? createWatch({ session }) : null;
    return (socket) => {
      const line = new Line(socket, {
        meetingId: visited.meeting._id,
        participantId: visited.me._id,
        watch,
        connection: randomBytes(9).toString('base64url'),
      });
      this.take(line, visited);
    };
  }

  start(log: Logger): void {
    this.log = log;
    this.closing = false;
  }

  stop(): void {
    this.closing = true;
    for (const line of this.lines) line.end('stopping');
    this.lines.clear();
  }

  /**
   * Reads messages for the rooms of these connections, left by other processes or changes in this
   * one.
   */
  async read(): Promise<void> {
    const rows = await this.reader.read(this.meetings());
    const changed = new Map<string, Types.ObjectId>();
    for (const { meetingId, to, from, signal } of rows) {
      if (!to || !from || !signal) {
        changed.set(meetingId.toHexString(), meetingId);
        continue;
      }
      const { connection } = from;
      for (const line of this.lines)
        if (line.connection === to.connection)
          line.say({ type: 'signal', from: String(from.participantId), connection, signal });
    }
    if (changed.size > 0) await this.tellChanged([...changed.values()]);
  }

  /** Closes ended connections, and records the presence of the others. */
  async check(): Promise<void> {
    const lines = [...this.lines];
    if (lines.length === 0) return;
    await this.endOver(lines);
    const watches = lines.flatMap(({ watch }) => watch ?? []);
    const over = new Set(await findOver(watches));
    for (const line of lines) {
      if (line.watch && over.has(line.watch)) line.end('session');
      else line.ping();
    }
    await refreshPresence([...this.lines]);
    await settleRecordings(this.meetings());
  }

  private take(line: Line, visited: VisitedMeeting): void {
    if (this.closing) {
      line.end('stopping');
      return;
    }
    this.lines.add(line);
    const warn = (error: unknown) => this.log?.warn({ err: error }, 'line of a meeting');
    line.onClose(() => {
      this.lines.delete(line);
      leave(line).catch(warn);
    });
    line.say({ type: 'welcome', connection: line.connection });
    const arrived = comeIn(line, visited)
      .then((isIn) => {
        if (!isIn) line.end('full');
      })
      .catch((error: unknown) => {
        warn(error);
        line.terminate();
      });
    line.listen(async (sent) => {
      await arrived;
      await this.hear(line, sent);
    }, warn);
  }

  private async hear(line: Line, sent: MeetingSent): Promise<void> {
    if (!this.lines.has(line)) return;
    if (sent.type === 'media') {
      await showMedia(line, sent.media);
      return;
    }
    const { signal, to, connection } = sent;
    const { meetingId, participantId } = line;
    // Only between admitted participants: a guest at the door cannot send to the room.
    if (!(await isInside(participantId))) return;
    const target = [...this.lines].find((one) => one.connection === connection);
    if (target) {
      if (target.meetingId.equals(meetingId) && String(target.participantId) === to)
        target.say({
          type: 'signal',
          from: String(participantId),
          signal,
          connection: line.connection,
        });
      return;
    }
    const at = new Date();
    await MeetingSignalModel.insertMany([
      {
        meetingId,
        at,
        signal,
        purgeAt: new Date(+at + signalLife),
        to: { participantId: to, connection },
        from: { participantId, connection: line.connection },
      },
    ]);
  }

  private meetings(): Types.ObjectId[] {
    const ids = new Map([...this.lines].map(({ meetingId: id }) => [id.toHexString(), id]));
    return [...ids.values()];
  }

  private async tellChanged(meetingIds: readonly Types.ObjectId[]): Promise<void> {
    const lines = [...this.lines].filter(({ meetingId }) =>
      meetingIds.some((id) => id.equals(meetingId)),
    );
    await this.endOver(lines);
    for (const line of lines) if (this.lines.has(line)) line.say({ type: 'changed' });
  }

  private async endOver(lines: readonly Line[]): Promise<void> {
    for (const [line, reason] of await endingsOf(lines)) {
      // Removed first, so that the end is reported once even if closing takes a while.
      this.lines.delete(line);
      line.end(reason);
    }
  }
}

import { limits } from '@muster/contracts';
import type { Logger } from 'pino';
import { createWatch, findOver, type SessionWatch } from '../../../auth/session-watch.ts';
import { personBehind } from '../../../auth/current-session.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { EventStream } from '../../../http/mount-events.ts';
import { chatChanged } from '../../../outbox/chat-changed.ts';
import { exportChanged, exportChangedPayload } from '../../../outbox/export-changed.ts';
import { featuresChanged } from '../../../outbox/features-changed.ts';
import { operationChanged, operationChangedPayload } from '../../../outbox/operation-changed.ts';
import { pipelineChanged } from '../../../outbox/pipeline-changed.ts';
import type { TailedEvent } from '../../../outbox/tail.ts';
import { remotesChanged } from '../../../outbox/remotes-changed.ts';
import { tasksChanged } from '../../../outbox/tasks-changed.ts';
import { loadSettings } from '../../../settings/agency-settings.ts';
import {
  changedPayload,
  createdPayload,
  notificationCreated,
  notificationsChanged,
} from '../notification.events.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';
import {
  countUnread,
  heldUnread,
  sees,
  viewerKey,
  viewerOf,
  visibleTo,
  waiting,
  type Viewer,
} from '../inbox/own-notifications.ts';
import { streamPipelines } from './stream-pipelines.ts';
import { idOf, tellers } from './tell-concerned.ts';

/** A listening browser, with its user and session. */
interface Listener {
  readonly stream: EventStream;
  readonly viewer: Viewer;
  readonly actor: Actor;
  /** The real user: streams are counted by user. */
  readonly person: string;
  readonly watch: SessionWatch;
}

/**
 * Maximum number of missed notifications sent to a returning browser; the unread count is always
 * right.
 */
const maxMissed = 20;

/** The open streams of this process, and the selection of their events. */
export class StreamHub {
  private readonly listeners = new Set<Listener>();
  private closing = false;

  /** The changes that it listens for, from every process. */
  readonly types = [
    notificationCreated,
    notificationsChanged,
    exportChanged,
    operationChanged,
    chatChanged,
    pipelineChanged,
    featuresChanged,
    tasksChanged,
    remotesChanged,
  ] as const;

  /** Registers a listening browser, which first receives its current state. */
  async open(ctx: RequestContext, stream: EventStream, lastEventId: string | null): Promise<void> {
    if (this.closing) {
      stream.end('stopping');
      return;
    }
    const viewer = viewerOf(ctx);
    const person = personBehind(ctx.session)._id.toHexString();
    const { actor } = ctx;
    const listener: Listener = { stream, viewer, actor, person, watch: createWatch(ctx) };
    // Registered before anything is read, so that events in between are sent as well.
    this.listeners.add(listener);
    stream.closed.addEventListener('abort', () => this.listeners.delete(listener), { once: true });
    this.endOldest(person);
    stream.send('open', {}, String(Date.now()));
    const [unread, missed] = await Promise.all([heldUnread(viewer), missedBy(viewer, lastEventId)]);
    for (const { _id, at } of missed)
      stream.send('notification', { id: _id.toHexString(), unread }, idOf(at));
    if (missed.length === 0) stream.send('notification', { id: null, unread });
  }

  /** Sends each listener the events that concern them. */
  async hear(events: readonly TailedEvent[]): Promise<void> {
    const unreadOf = rememberedUnread();
    const moves = events.filter(({ type }) => type === pipelineChanged);
    await streamPipelines(moves, [...this.listeners]);
    for (const { type, payload, at } of events) {
      if (type === pipelineChanged) continue;
      if (type === featuresChanged) {
        await this.tellOfFeatures(at);
        continue;
      }
      const notifyConcerned = tellers[type];
      if (notifyConcerned) {
        notifyConcerned([...this.listeners], { payload, at });
        continue;
      }
      const userId = String(payload['userId']);
      const concerned = [...this.listeners].filter(({ viewer }) => viewer.userId.equals(userId));
      for (const listener of concerned) await tell(listener, { type, payload, at }, unreadOf);
    }
  }

  /** Pages that query at once must get the new settings. */
  private async tellOfFeatures(at: Date): Promise<void> {
    await loadSettings();
    for (const { stream } of this.listeners) stream.send('features', {}, idOf(at));
  }

  /** Ends the streams whose session ended or changed its identity. */
  async endOver(log: Logger): Promise<void> {
    const over = new Set(await findOver([...this.listeners].map(({ watch }) => watch)));
    for (const { watch, stream, person } of this.listeners) {
      if (!over.has(watch)) continue;
      log.debug({ userId: person }, 'stream ends with its session');
      stream.end('session');
    }
  }

  /** Accepts listeners from now on. */
  start(): void {
    this.closing = false;
  }

  /** Ends every stream; later browsers are told to reconnect. */
  stop(): void {
    this.closing = true;
    for (const { stream } of this.listeners) stream.end('stopping');
    this.listeners.clear();
  }

  /** A set keeps the order of arrival. */
  private endOldest(person: string): void {
    const own = [...this.listeners].filter((listener) => listener.person === person);
    for (const listener of own.slice(0, Math.max(0, own.length - limits.stream.perUser))) {
      this.listeners.delete(listener);
      listener.stream.end('replaced');
    }
  }
}

type Told = Pick<TailedEvent, 'type' | 'payload' | 'at'>;

async function tell(
  { stream, viewer }: Listener,
  { type, payload, at }: Told,
  unreadOf: (viewer: Viewer) => Promise<number>,
): Promise<void> {
  if (type === exportChanged) {
    // Files cannot be downloaded during impersonation.
    if (!viewer.isAnother)
      stream.send('export', { id: exportChangedPayload.parse(payload).exportId }, idOf(at));
  } else if (type === operationChanged) {
    if (!viewer.isAnother)
      stream.send(
        'operation',
        { id: operationChangedPayload.parse(payload).operationId },
        idOf(at),
      );
  } else if (type === notificationsChanged) {
    changedPayload.parse(payload);
    stream.send('notification', { id: null, unread: await unreadOf(viewer) }, idOf(at));
  } else {
    const message = createdPayload.parse(payload);
    if (sees(viewer, { ...message, audience: asStored(message.audience) }))
      stream.send('notification', { id: message.id, unread: await unreadOf(viewer) }, idOf(at));
  }
}

/** The audience of an event is that of its notification. */
const asStored = (audience: string | null) => audience as NotificationRecord['audience'];

/** Counts once for all windows of a user in a role. */
function rememberedUnread(): (viewer: Viewer) => Promise<number> {
  const counted = new Map<string, Promise<number>>();
  return (viewer) => {
    const key = viewerKey(viewer);
    const unread = counted.get(key) ?? countUnread(viewer);
    counted.set(key, unread);
    return unread;
  };
}

/** Returns the unread notifications since the browser disconnected, oldest first. */
async function missedBy(
  viewer: Viewer,
  lastEventId: string | null,
): Promise<Pick<NotificationRecord, '_id' | 'at'>[]> {
  if (lastEventId === null || !/^\d{1,15}$/.test(lastEventId)) return [];
  const missed = await NotificationModel.find(
    { ...visibleTo(viewer), ...waiting, at: { $gt: new Date(Number(lastEventId)) } },
    { at: 1 },
  )
    .sort({ at: -1 })
    .limit(maxMissed)
    .lean();
  return missed.toReversed();
}

import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** An event emitted by a change. Payloads contain ids, never personal data. */
export interface OutboxEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  readonly at: Date;
}

export interface EventContext {
  readonly log: Logger;
  readonly config: Config;
  /** No further try will follow: a failure now is final. */
  readonly lastTry: boolean;
}

/** Runs after the change committed, at least once: a handler must be idempotent. */
export type EventHandler = (event: OutboxEvent, context: EventContext) => Promise<void>;

/** Handlers by event type. */
export type EventHandlers = Readonly<Record<string, EventHandler>>;

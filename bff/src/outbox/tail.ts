import type { Logger } from 'pino';
import { OutboxModel, type OutboxRow } from './outbox-event.model.ts';

/** A committed event as every process sees it, handled or not. */
export type TailedEvent = Pick<OutboxRow, '_id' | 'type' | 'payload' | 'at'>;

/**
 * Receives events of some types in this process; each once, in about the order of their commits.
 */
export interface TailListener {
  readonly types: readonly string[];
  /** Runs before the listeners that inform pages, which may query at once. */
  readonly first?: boolean;
  readonly hear: (events: readonly TailedEvent[]) => void | Promise<void>;
}

/**
 * A change carries the moment at which it began, so a slow one appears after later ones: each read
 * goes back this far and skips events that it has already passed on.
 */
const overlapMs = 10_000;

/**
 * Reads the events of the outbox, whichever process handles them, starting with the next commit.
 * Listeners must tolerate missing events (the process was stopped or slept longer than the
 * overlap): their data is also brought up to date by other means.
 */
export class OutboxTail {
  private readonly listeners = new Set<TailListener>();
  private readonly given = new Map<string, number>();
  private from = new Date();
  private readonly log: Logger;

  constructor(log: Logger) {
    this.log = log;
  }

  /** Returns a function that removes the listener. */
  listen(listener: TailListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Passes on all new events; rejects if the database does not answer. */
  async read(): Promise<void> {
    const types = [...new Set([...this.listeners].flatMap((listener) => listener.types))];
    if (types.length === 0) return;
    const rows = await OutboxModel.find(
      { at: { $gte: new Date(this.from.getTime() - overlapMs) }, type: { $in: types } },
      { type: 1, payload: 1, at: 1 },
    )
      .sort({ at: 1, _id: 1 })
      .lean();
    const fresh = rows.filter(({ _id }) => !this.given.has(_id.toHexString()));
    for (const { _id, at } of fresh) this.given.set(_id.toHexString(), at.getTime());
    const last = rows.at(-1);
    if (last && last.at > this.from) this.from = last.at;
    if (fresh.length > 0) await this.give(fresh);
    this.forget();
  }

  private async give(rows: readonly TailedEvent[]): Promise<void> {
    const byTurn = [...this.listeners].toSorted(
      (a, b) => Number(b.first ?? false) - Number(a.first ?? false),
    );
    for (const listener of byTurn) {
      const events = rows.filter(({ type }) => listener.types.includes(type));
      if (events.length === 0) continue;
      try {
        await listener.hear(events);
      } catch (error) {
        this.log.error({ err: error, types: listener.types }, 'tail');
      }
    }
  }

  private forget(): void {
    const before = this.from.getTime() - overlapMs;
    for (const [id, at] of this.given) if (at < before) this.given.delete(id);
  }
}

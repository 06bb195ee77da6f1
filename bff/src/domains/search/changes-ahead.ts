import { Types } from 'mongoose';
import { changedRecords } from '../../outbox/record-changed.ts';
import type { TailedEvent } from '../../outbox/tail.ts';
import type { SearchSource } from '../../search/search-source.ts';
import type { SearchEngine } from './search-engine.ts';

interface Change {
  entity: string;
  id: string;
  at: number;
}

const batch = 500;

/** Changes that the index has not taken in yet, each record once, with the time of the first. */
export class ChangesAhead {
  private readonly sources: readonly SearchSource[];
  private waiting = new Map<string, Change>();
  /** The first of those that are being taken in. */
  private inHand: Change | null = null;

  constructor(sources: readonly SearchSource[]) {
    this.sources = sources;
  }

  hear(events: readonly TailedEvent[]): void {
    for (const { type, payload, at } of events)
      for (const { entity, id } of changedRecords(type, payload))
        this.note({ entity, id, at: at.getTime() });
  }

  note(change: Change): void {
    const key = `${change.entity}:${change.id}`;
    if (!this.waiting.has(key)) this.waiting.set(key, change);
  }

  /** How long the oldest change that is not in yet has been waiting, in milliseconds. */
  age(now: number): number {
    const first = this.inHand ?? this.waiting.values().next().value;
    return first ? Math.max(0, now - first.at) : 0;
  }

  /** Takes everything in that waits; what fails waits on. */
  async apply(engine: SearchEngine): Promise<void> {
    while (this.waiting.size > 0) {
      const changes = [...this.waiting.values()].slice(0, batch);
      // Taken out before they are read: a change that comes meanwhile is read once more.
      for (const { entity, id } of changes) this.waiting.delete(`${entity}:${id}`);
      this.inHand = changes[0] ?? null;
      try {
        for (const source of this.sources) await refresh(engine, source, changes);
      } catch (error) {
        const later = this.waiting;
        this.waiting = new Map();
        for (const change of [...changes, ...later.values()]) this.note(change);
        throw error;
      } finally {
        this.inHand = null;
      }
    }
  }
}

async function refresh(engine: SearchEngine, source: SearchSource, changes: readonly Change[]) {
  const ids = new Map<string, Types.ObjectId>();
  for (const { entity, id } of changes) {
    if (entity === source.entity) ids.set(id, new Types.ObjectId(id));
    const dependents = (await source.dependsOn?.[entity]?.(new Types.ObjectId(id))) ?? [];
    for (const dependent of dependents) ids.set(dependent.toHexString(), dependent);
  }
  const all = [...ids.values()];
  for (let from = 0; from < all.length; from += batch) {
    const some = all.slice(from, from + batch);
    const documents = await source.load(some);
    const present = new Set(documents.map(({ id }) => id));
    const gone = some.map((id) => id.toHexString()).filter((id) => !present.has(id));
    if (documents.length > 0) await engine.put(documents);
    if (gone.length > 0) await engine.remove(gone.map((id) => ({ kind: source.kind, id })));
  }
}

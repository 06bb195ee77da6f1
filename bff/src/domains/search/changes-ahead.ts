import { Types } from 'mongoose';
import { changedRecords, recordsMoved } from '../../outbox/record-changed.ts';
import type { TailedEvent } from '../../outbox/tail.ts';
import type { RecordKey } from '../../search/search-document.ts';
import type { SearchSource } from '../../search/search-source.ts';
import type { SearchEngine } from './search-engine.ts';

interface Change {
  entity: string;
  id: string;
  at: number;
  /** Whether only its place changed, not its words. */
  isMove?: boolean;
}

const batch = 500;

/** Changes that the index has not processed yet, each record once, with the time of the first. */
export class ChangesAhead {
  private readonly sources: readonly SearchSource[];
  private waiting = new Map<string, Change>();
  /** The first of the changes being processed. */
  private inHand: Change | null = null;

  constructor(sources: readonly SearchSource[]) {
    this.sources = sources;
  }

  hear(events: readonly TailedEvent[]): void {
    for (const { type, payload, at } of events)
      for (const { entity, id } of changedRecords(type, payload))
        this.note({ entity, id, at: at.getTime(), isMove: type === recordsMoved });
  }

  note(change: Change): void {
    const key = `${change.entity}:${change.id}`;
    const first = this.waiting.get(key);
    if (!first) this.waiting.set(key, change);
    else if (!change.isMove) this.waiting.set(key, { ...first, isMove: false });
  }

  /** Returns how long the oldest unprocessed change has been waiting, in milliseconds. */
  age(now: number): number {
    const first = this.inHand ?? this.waiting.values().next().value;
    return first ? Math.max(0, now - first.at) : 0;
  }

  /** Processes all waiting changes; failed ones stay. */
  async apply(engine: SearchEngine): Promise<void> {
    while (this.waiting.size > 0) {
      const changes = [...this.waiting.values()].slice(0, batch);
      // Removed before they are read, so that records changed meanwhile are read once more.
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
  const moved = new Map<string, Types.ObjectId>();
  for (const { entity, id, isMove } of changes) {
    const here = isMove && source.places ? moved : ids;
    if (entity === source.entity) here.set(id, new Types.ObjectId(id));
    // Dependent documents contain the same words as before.
    if (isMove) continue;
    const dependents = (await source.dependsOn?.[entity]?.(new Types.ObjectId(id))) ?? [];
    for (const dependent of dependents) ids.set(dependent.toHexString(), dependent);
  }
  await takeIn([...ids.values()], {
    engine,
    source,
    read: (some) => source.load(some),
    write: (documents) => engine.put(documents),
  });
  const places = source.places;
  if (places)
    await takeIn(
      [...moved.values()].filter((id) => !ids.has(id.toHexString())),
      { engine, source, read: places, write: (some) => engine.move(some) },
    );
}

interface TakingIn<T> {
  engine: SearchEngine;
  source: SearchSource;
  read: (ids: readonly Types.ObjectId[]) => Promise<T[]>;
  write: (found: readonly T[]) => Promise<void>;
}

/** Removes documents that no longer exist. */
async function takeIn<T extends RecordKey>(
  all: readonly Types.ObjectId[],
  { engine, source, read, write }: TakingIn<T>,
): Promise<void> {
  for (let from = 0; from < all.length; from += batch) {
    const some = all.slice(from, from + batch);
    const found = await read(some);
    const present = new Set(found.map(({ id }) => id));
    const gone = some.map((id) => id.toHexString()).filter((id) => !present.has(id));
    if (found.length > 0) await write(found);
    if (gone.length > 0) await engine.remove(gone.map((id) => ({ kind: source.kind, id })));
  }
}

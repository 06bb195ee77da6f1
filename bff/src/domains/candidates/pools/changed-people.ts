import { Types } from 'mongoose';
import { changedRecords, recordChanged, recordsAdded } from '../../../outbox/record-changed.ts';
import type { OutboxTail, TailedEvent } from '../../../outbox/tail.ts';
import { peopleSearch } from '../../../search/people-search.ts';
import { ownersOfAttachment } from '../../../records/attachments/searchable-cvs.ts';
import { refreshSmartPools } from './fill-pools.ts';

/** From so many on it takes less to go through all candidates. */
const most = 5000;

/**
 * Candidates who changed since smart pools were looked through. Every process hears of them, and
 * the one that does the work next looks at those that it heard of: a candidate whom another process
 * looked at already is looked at in vain, none is missed.
 */
export class ChangedPeople {
  private candidates = new Set<string>();
  private attachments = new Set<string>();

  /** Returns the function that ends it. */
  listen(tail: OutboxTail): () => void {
    return tail.listen({
      types: [recordChanged, recordsAdded],
      hear: (events) => this.hear(events),
    });
  }

  private hear(events: readonly TailedEvent[]): void {
    for (const { type, payload } of events)
      for (const { entity, id } of changedRecords(type, payload)) {
        if (entity === 'candidate') this.note(this.candidates, id);
        if (entity === 'attachment') this.note(this.attachments, id);
      }
  }

  /** Puts those who changed into the smart pools that they fit now, and takes them out of others. */
  async follow(signal: AbortSignal): Promise<number> {
    // What the index does not hold yet waits for the next time.
    if ((await peopleSearch()?.caughtUp()) === false) return 0;
    const { candidates, attachments } = this;
    this.candidates = new Set();
    this.attachments = new Set();
    let isDone = false;
    try {
      const moved = await lookAt(candidates, attachments, signal);
      isDone = !signal.aborted;
      return moved;
    } finally {
      if (!isDone) {
        for (const id of candidates) this.note(this.candidates, id);
        for (const id of attachments) this.note(this.attachments, id);
      }
    }
  }

  /** One more than `most` says that there are too many to be looked at one by one. */
  private note(ids: Set<string>, id: string): void {
    if (ids.size <= most) ids.add(id);
  }
}

async function lookAt(
  candidates: ReadonlySet<string>,
  attachments: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<number> {
  if (candidates.size > most || attachments.size > most) return refreshSmartPools(signal);
  const ids = [...candidates].map((id) => new Types.ObjectId(id));
  for (const id of attachments) ids.push(...(await ownersOfAttachment(new Types.ObjectId(id))));
  return ids.length === 0 ? 0 : refreshSmartPools(signal, ids);
}

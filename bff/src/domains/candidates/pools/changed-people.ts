import { Types } from 'mongoose';
import { changedRecords, recordChanged, recordsAdded } from '../../../outbox/record-changed.ts';
import type { OutboxTail, TailedEvent } from '../../../outbox/tail.ts';
import { peopleSearch } from '../../../search/people-search.ts';
import { ownersOfAttachment } from '../../../records/attachments/searchable-cvs.ts';
import { refreshSmartPools } from './fill-pools.ts';

/** Above this number, scanning all candidates is cheaper. */
const max = 5000;

/**
 * Candidates who changed since smart pools were last checked. Every process follows changes, and
 * the one that works next checks those it heard of: some are checked again in vain, none is missed.
 */
export class ChangedPeople {
  private candidates = new Set<string>();
  private attachments = new Set<string>();

  /** Returns a function that stops it. */
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

  /**
   * Adds changed candidates to the smart pools that they now match, and removes them from others.
   */
  async follow(signal: AbortSignal): Promise<number> {
    // Changes missing in the index wait for the next run.
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

  /** One more than `max` marks that there are too many to check individually. */
  private note(ids: Set<string>, id: string): void {
    if (ids.size <= max) ids.add(id);
  }
}

async function lookAt(
  candidates: ReadonlySet<string>,
  attachments: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<number> {
  if (candidates.size > max || attachments.size > max) return refreshSmartPools(signal);
  const ids = [...candidates].map((id) => new Types.ObjectId(id));
  for (const id of attachments) ids.push(...(await ownersOfAttachment(new Types.ObjectId(id))));
  return ids.length === 0 ? 0 : refreshSmartPools(signal, ids);
}

import { HeldValues } from '../../db/held-values.ts';
import type { RequestContext } from '../../http/context.ts';
import { readerNow } from '../../http/reader-now.ts';
import { pipelineChanged } from '../../outbox/pipeline-changed.ts';
import { recordChanged, recordsAdded } from '../../outbox/record-changed.ts';
import type { OutboxTail } from '../../outbox/tail.ts';
import { tasksChanged } from '../../outbox/tasks-changed.ts';

/**
 * Numbers that pages ask for again and again, by what the reader may do: roles are no part of what is
 * counted, and every sign-in changes one. They are counted anew after each change of what they
 * count, by this process or, as far as a page hears of it, by another one; after twenty seconds in
 * any case.
 */
const held = new HeldValues<unknown>({
  collections: [
    'tasks',
    'approvals',
    'candidates',
    'jobs',
    'companies',
    'placements',
    'applications',
    'pipelines',
    'positions',
    'settings',
  ],
  heldFor: 20_000,
});

/** Changes by other processes make the numbers stale before any page hears of them. */
export const followNumbers = (tail: OutboxTail): (() => void) =>
  tail.listen({
    types: [tasksChanged, pipelineChanged, recordChanged, recordsAdded],
    hear: () => held.forgetAll(),
  });

/** What `count` says to this reader, whoever of the same rights and person asked just before. */
export const heldNumbers = <T>(
  ctx: RequestContext,
  what: string,
  count: () => Promise<T>,
): Promise<T> => held.get(`${what} ${readerNow(ctx)}`, count) as Promise<T>;

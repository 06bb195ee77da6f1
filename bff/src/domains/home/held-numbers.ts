import type { RequestContext } from '../../http/context.ts';
import { readerNow } from '../../http/reader-now.ts';
import { HeldNumbers } from '../../outbox/held-numbers.ts';
import { pipelineChanged } from '../../outbox/pipeline-changed.ts';
import { recordChanged, recordsAdded } from '../../outbox/record-changed.ts';
import type { OutboxTail } from '../../outbox/tail.ts';
import { tasksChanged } from '../../outbox/tasks-changed.ts';

/** Keyed by permissions: role assignments affect no count, but change at every sign-in. */
const held = new HeldNumbers<unknown>({
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
  types: [tasksChanged, pipelineChanged, recordChanged, recordsAdded],
});

export const followNumbers = (tail: OutboxTail): (() => void) => held.follow(tail);

/** Returns the cached count for this reader and these permissions, or counts again. */
export const heldNumbers = <T>(
  ctx: RequestContext,
  what: string,
  count: () => Promise<T>,
): Promise<T> => held.get(`${what} ${readerNow(ctx)}`, count) as Promise<T>;

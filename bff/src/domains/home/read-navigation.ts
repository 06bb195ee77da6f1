import type { NavigationCounts, homeEndpoints } from '@muster/contracts';
import { HeldValues } from '../../db/held-values.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { readerNow } from '../../http/reader-now.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { pipelineChanged } from '../../outbox/pipeline-changed.ts';
import { recordChanged, recordsAdded } from '../../outbox/record-changed.ts';
import type { OutboxTail } from '../../outbox/tail.ts';
import { tasksChanged } from '../../outbox/tasks-changed.ts';
import { countApprovalsWaiting, type Kinds } from '../approvals/api/waiting-approvals.ts';
import { listTotal } from '../views/api/views.ts';
import { countDue } from './read-queue.ts';

/**
 * Every page asks for them. They are counted anew after each change of what they count, by this
 * process or, as far as a page hears of it, by another one; after twenty seconds in any case.
 */
const held = new HeldValues<NavigationCounts>({
  collections: [
    ...['tasks', 'approvals', 'candidates', 'jobs', 'companies', 'placements'],
    ...['applications', 'pipelines', 'positions', 'role_assignments', 'settings'],
  ],
  heldFor: 20_000,
});

/** Changes by other processes make the counts stale before any page hears of them. */
export const followNavigation = (tail: OutboxTail): (() => void) =>
  tail.listen({
    types: [tasksChanged, pipelineChanged, recordChanged, recordsAdded],
    hear: () => held.forgetAll(),
  });

/** The counts of the navigation: what waits for the person, and what each list shows them. */
export const readNavigation =
  (lists: ListSources, kinds: Kinds): Service<typeof homeEndpoints.navigation> =>
  (ctx) =>
    held.get(readerNow(ctx), () => countAll(ctx, lists, kinds));

async function countAll(
  ctx: RequestContext,
  lists: ListSources,
  kinds: Kinds,
): Promise<NavigationCounts> {
  const [due, approvals, candidates, jobs, companies, placements] = await Promise.all([
    ctx.actor.can('task.manage') ? countDue(ctx) : 0,
    countApprovalsWaiting(kinds, ctx.actor),
    listTotal(ctx, lists, 'candidates'),
    listTotal(ctx, lists, 'jobs'),
    listTotal(ctx, lists, 'companies'),
    listTotal(ctx, lists, 'placements'),
  ]);
  return { waiting: due + approvals, candidates, jobs, companies, placements };
}

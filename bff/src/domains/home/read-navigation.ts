import type { NavigationCounts, homeEndpoints } from '@muster/contracts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { countApprovalsWaiting, type Kinds } from '../approvals/api/waiting-approvals.ts';
import { listTotal } from '../views/api/views.ts';
import { heldNumbers } from './held-numbers.ts';
import { countDue } from './read-queue.ts';

/** Returns the navigation's counts: the user's pending work and the visible rows of each list. */
export const readNavigation =
  (lists: ListSources, kinds: Kinds): Service<typeof homeEndpoints.navigation> =>
  (ctx) =>
    heldNumbers(ctx, 'navigation', () => countAll(ctx, lists, kinds));

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

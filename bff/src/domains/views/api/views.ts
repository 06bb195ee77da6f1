import type { ListName } from '@muster/contracts';
import type { ReaderContext } from '../../../lists/list-source.ts';
import type { ListSources } from '../../../lists/list-sources.ts';
import { countOf, type Count } from '../count-views.ts';
import { mayRead } from '../views.policy.ts';

/** Counts the rows of a list without a filter for a reader; null if they may not read it. */
export async function listTotal(
  ctx: ReaderContext,
  lists: ListSources,
  name: ListName,
): Promise<Count> {
  const source = lists.get(name);
  return source && mayRead(ctx.actor, source) ? countOf(ctx, source, '') : null;
}

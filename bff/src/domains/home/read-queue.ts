import type { homeEndpoints, QueueTab } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { dayIn } from '../../db/zoned-day.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { ownClocks } from '../applications/api/waiting-applications.ts';
import { findOwnOpenTasks, showOwnTasks, subjectNames } from '../tasks/api/own-tasks.ts';
import { applicationsOf } from './applications-of-tasks.ts';
import { ownZone } from './own-time.ts';

const max = 50;

/**
 * Returns the user's open tasks and expiring deadlines on records that they can still see; each
 * tab's count matches its content.
 */
export const readQueue: Service<typeof homeEndpoints.queue> = async (ctx, { query }) => {
  const { today, names, on, count } = await queueOf(ctx, true);
  const { tasks, clocks } = on(query.tab);
  return {
    today,
    counts: { all: count('all'), late: count('late'), today: count('today') },
    data: await showOwnTasks(ctx.actor, tasks.slice(0, max), names),
    clocks: clocks.slice(0, max),
  };
};

/** Counts the items that are due today or late. */
export async function countDue(ctx: QueueContext): Promise<number> {
  const { count } = await queueOf(ctx);
  return count('late') + count('today');
}

type QueueContext = Pick<RequestContext, 'actor' | 'session'>;

const queueOf = (ctx: QueueContext, isBeside = false) =>
  queueFor(ctx.actor, { userId: ctx.actor.userId, zone: ownZone(ctx), isBeside });

/** Returns a user's tasks as the reader may see them: the reader's own queue or another user's. */
export async function queueFor(
  actor: Actor,
  { userId, zone, isBeside = false }: { userId: Types.ObjectId; zone: string; isBeside?: boolean },
) {
  const own = await findOwnOpenTasks(actor, userId);
  const today = dayIn(zone, new Date());
  const handled = applicationsOf(own);
  const [names, clocks] = await Promise.all([
    subjectNames(actor, own),
    ownClocks(actor, { today, zone, handled, ownerId: userId, isBeside }),
  ]);
  const tasks = own.filter(({ subjectId }) => names.has(subjectId.toHexString()));
  const on = (tab: QueueTab) => ({
    tasks: tasks.filter(({ dueOn }) => belongs(tab, dueOn, today)),
    clocks: clocks.filter(({ dueOn }) => belongs(tab, dueOn, today)),
  });
  const count = (tab: QueueTab) => on(tab).tasks.length + on(tab).clocks.length;
  return { today, names, handled, on, count };
}

function belongs(tab: QueueTab, dueOn: string | null, today: string): boolean {
  if (tab === 'all') return true;
  if (dueOn === null) return false;
  return tab === 'late' ? dueOn < today : dueOn === today;
}

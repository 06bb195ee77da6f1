import type { homeEndpoints, QueueTab } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { visibleCandidates } from '../candidates/listed-candidates.service.ts';
import { findOwnOpenTasks, showOwnTasks } from '../tasks/own-tasks.service.ts';
import type { Task } from '../tasks/tasks.service.ts';
import { ownToday } from './own-time.ts';

const most = 50;

/** What the person has to do, on records that they still see; each tab counted as it is shown. */
export const readQueue: Service<typeof homeEndpoints.queue> = async (ctx, { query }) => {
  const { actor } = ctx;
  const own = await findOwnOpenTasks(actor);
  const names = new Map(
    (await visibleCandidates(actor, distinctSubjects(own))).map(({ _id, name }) => [
      _id.toHexString(),
      name,
    ]),
  );
  const tasks = own.filter(({ subjectId }) => names.has(subjectId.toHexString()));
  const today = ownToday(ctx);
  const onTab = (tab: QueueTab) => tasks.filter(({ dueOn }) => belongs(tab, dueOn, today));
  return {
    today,
    counts: { all: tasks.length, late: onTab('late').length, today: onTab('today').length },
    data: await showOwnTasks(actor, onTab(query.tab).slice(0, most), names),
  };
};

function belongs(tab: QueueTab, dueOn: string | null, today: string): boolean {
  if (tab === 'all') return true;
  if (dueOn === null) return false;
  return tab === 'late' ? dueOn < today : dueOn === today;
}

const distinctSubjects = (tasks: readonly Task[]) => [
  ...new Map(tasks.map(({ subjectId }) => [subjectId.toHexString(), subjectId])).values(),
];

import type { homeEndpoints, QueueTab } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { visibleCandidates } from '../candidates/listed-candidates.service.ts';
import { visibleCompanyNames } from '../companies/company-directory.service.ts';
import { findOwnOpenTasks, showOwnTasks } from '../tasks/own-tasks.service.ts';
import type { Task } from '../tasks/tasks.service.ts';
import { ownToday } from './own-time.ts';

const most = 50;

/** What the person has to do, on records that they still see; each tab counted as it is shown. */
export const readQueue: Service<typeof homeEndpoints.queue> = async (ctx, { query }) => {
  const { actor } = ctx;
  const own = await findOwnOpenTasks(actor);
  const people = await visibleCandidates(actor, subjectsOf(own, 'candidate'));
  const names = new Map([
    ...people.map(({ _id, name }) => [_id.toHexString(), name] as const),
    ...(await visibleCompanyNames(actor, subjectsOf(own, 'company'))),
  ]);
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

const subjectsOf = (tasks: readonly Task[], type: Task['subjectType']) => [
  ...new Map(
    tasks
      .filter(({ subjectType }) => subjectType === type)
      .map(({ subjectId }) => [subjectId.toHexString(), subjectId]),
  ).values(),
];

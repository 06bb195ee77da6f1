import type { HomeClock, Task, TodayBoard } from '@muster/contracts';

export type QueueItem = { id: string; dueOn: string | null } & (
  { task: Task } | { clock: HomeClock }
);

/** Groups tasks and deadlines: overdue, due today, and later or without a date. */
export function groupRows({ today, tasks, clocks }: TodayBoard) {
  const items: QueueItem[] = [
    ...clocks.map((clock) => ({ id: `clock ${clock.id}`, dueOn: clock.dueOn, clock })),
    ...tasks.map((task) => ({ id: task.id, dueOn: task.dueOn, task })),
  ].toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'));
  const isLate = ({ dueOn }: QueueItem) => dueOn !== null && dueOn < today;
  const isDue = ({ dueOn }: QueueItem) => dueOn === today;
  return {
    overdue: items.filter(isLate),
    due: items.filter(isDue),
    later: items.filter((item) => !isLate(item) && !isDue(item)),
  };
}

import { taskMachine, type TaskAction } from '@muster/contracts';
import { runTransition } from '../../db/transition.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { today } from '../../db/calendar-day.ts';
import { recordTaskChange } from './changes/record-task-change.ts';
import { notifyDueTasks } from './reading/due-tasks.ts';
import { TaskModel, type Task } from '../../records/tasks/task.model.ts';

/** Reopens snoozed tasks whose day has come; returns their number. */
export const wakeDueTasks = (signal: AbortSignal, on = today()): Promise<number> =>
  eachDue<Task>(
    TaskModel,
    { status: 'snoozed', deletedAt: null, snoozedUntil: { $lte: on } },
    {
      as: 'tasks.wake',
      signal,
      work: async (tx, { _id, version }) => {
        const { before, after } = await runTransition<Task['status'], TaskAction, Task>(
          tx,
          TaskModel,
          {
            machine: taskMachine,
            action: 'wake',
            filter: { _id },
            actor: null,
            version,
            set: () => ({ $set: { snoozedUntil: null } }),
          },
        );
        await recordTaskChange(tx, {
          action: 'task.wake',
          before,
          after,
          paths: ['status'],
          actorKind: 'job',
        });
        return 1;
      },
    },
  );

export const taskJobs: readonly JobDefinition[] = [
  {
    name: 'tasks.wake',
    everyMs: 15 * 60_000,
    run: async ({ signal }) => void (await wakeDueTasks(signal)),
  },
  {
    name: 'tasks.tell-due',
    everyMs: 15 * 60_000,
    run: async ({ signal }) => void (await notifyDueTasks(signal)),
  },
];

import { taskMachine, type TaskAction } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { runTransition } from '../../db/transition.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { today } from '../../db/calendar-day.ts';
import { notifyDueTasks } from './reading/due-tasks.ts';
import { TaskModel, type Task } from './task.model.ts';

const batch = 200;

/** Brings back the tasks whose day has come. */
export async function wakeDueTasks(signal: AbortSignal, on = today()): Promise<number> {
  const due = await TaskModel.find({
    status: 'snoozed',
    deletedAt: null,
    snoozedUntil: { $lte: on },
  })
    .limit(batch)
    .lean<Task[]>();
  for (const { _id, version } of due) {
    if (signal.aborted) break;
    await transact(systemContext(`wake:${_id.toHexString()}`), async (tx) => {
      // A concurrent change of the task wins; the task is then not due any more, or is due again
      // next time.
      const current = await TaskModel.findOne(
        { _id, version, status: 'snoozed' },
        { _id: 1 },
        {
          session: tx.session,
        },
      ).lean();
      if (!current) return;
      await runTransition<Task['status'], TaskAction, Task>(tx, TaskModel, {
        machine: taskMachine,
        action: 'wake',
        filter: { _id },
        actor: null,
        version,
        set: () => ({ $set: { snoozedUntil: null } }),
      });
      await audit(tx, {
        action: 'task.wake',
        entity: 'task',
        entityId: _id,
        actorKind: 'job',
        changes: [{ path: 'status', before: 'snoozed', after: 'open' }],
      });
    });
  }
  return due.length;
}

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

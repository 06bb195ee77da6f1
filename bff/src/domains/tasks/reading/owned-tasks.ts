import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { registerOwnedRecords } from '../../users/api/owned-records.ts';
import { notifyAssigned } from './task-notices.ts';
import { TaskModel, type Task } from '../task.model.ts';

const waiting = { deletedAt: null, status: { $ne: 'done' as const } };

/** Open tasks get a new assignee when theirs leaves. */
registerOwnedRecords({
  kind: 'tasks',
  count: (userId) => TaskModel.countDocuments({ assigneeId: userId, ...waiting }),
  reassign: async (tx, from, to) => {
    const tasks = await TaskModel.find({ assigneeId: from, ...waiting }, null, {
      session: tx.session,
    }).lean<Task[]>();
    for (const task of tasks) {
      const { before, after } = await updateVersioned<Task>(tx, TaskModel, {
        filter: { _id: task._id },
        base: task.version,
        paths: ['assigneeId'],
        apply: () => ({ $set: { assigneeId: to } }),
      });
      await audit(tx, {
        action: 'task.update',
        entity: 'task',
        entityId: task._id,
        changes: changesBetween<Task>(before, after, ['assigneeId']),
      });
    }
    await notifyAssigned(tx, to, tasks);
    return tasks.length;
  },
});

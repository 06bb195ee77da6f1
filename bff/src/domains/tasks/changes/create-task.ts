import type { taskEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { requireColleague } from '../../../identity/people/require-colleague.ts';
import { findSubject } from '../../../records/tasks/task-subject.ts';
import { showTask } from '../task.serializer.ts';
import { createTask } from '../api/tasks.ts';

/** Adds a task to a record; without an assignee it is the author's own. */
export const addTask: Service<typeof taskEndpoints.create> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const subject = await findSubject(actor, body, { session: tx.session });
    subject.requireAdd();
    const assigneeId = body.assigneeId ? new Types.ObjectId(body.assigneeId) : actor.userId;
    if (!assigneeId.equals(actor.userId))
      await requireColleague(tx, assigneeId, { path: 'assigneeId', mayOpen: subject.mayOpen });
    const task = await createTask(tx, subject, {
      title: body.title,
      kind: body.kind,
      dueOn: body.dueOn,
      note: body.note,
      assigneeId,
    });
    return showTask(actor, task, subject.name, tx.session);
  });

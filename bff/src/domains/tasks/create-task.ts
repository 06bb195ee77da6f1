import type { taskEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { transact } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findCandidate } from '../candidates/candidate-lookup.service.ts';
import { isActiveStaff } from '../people/people.service.ts';
import { showTask } from './task.serializer.ts';
import { createTask } from './tasks.service.ts';

/** Adds a task to a record; without an assignee it is one's own. */
export const addTask: Service<typeof taskEndpoints.create> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const candidate = await findCandidate(actor, body.subjectId, { session: tx.session });
    const assigneeId = body.assigneeId ? new Types.ObjectId(body.assigneeId) : actor.userId;
    if (!assigneeId.equals(actor.userId) && !(await isActiveStaff(assigneeId, tx.session)))
      throw invalidField('assigneeId', 'NOT_FOUND');
    const task = await createTask(tx, candidate, {
      title: body.title,
      kind: body.kind,
      dueOn: body.dueOn,
      note: body.note,
      assigneeId,
    });
    return showTask(actor, task, candidate.name, tx.session);
  });

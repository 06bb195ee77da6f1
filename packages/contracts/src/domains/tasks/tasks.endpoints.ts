import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  taskActionSchema,
  taskCreateSchema,
  taskListQuery,
  taskListSchema,
  taskSchema,
  taskSnoozeSchema,
} from './tasks.schemas.ts';

const changed = [
  { entity: 'Task' },
  { entity: 'Task', id: 'id' },
  { entity: 'Note' },
  { entity: 'Candidate' },
] as const;
const errors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;

/** Tasks on a record. */
export const taskEndpoints = {
  list: defineEndpoint({
    name: 'tasks.list',
    method: 'GET',
    path: '/tasks',
    access: 'task.read',
    summary: 'Tasks of a record.',
    query: taskListQuery,
    response: taskListSchema,
    provides: [{ entity: 'Task' }],
  }),
  create: defineEndpoint({
    name: 'tasks.create',
    method: 'POST',
    path: '/tasks',
    access: 'task.manage',
    summary: 'Adds a task to a record.',
    body: taskCreateSchema,
    response: taskSchema,
    status: 201,
    changes: changed,
  }),
  complete: defineEndpoint({
    name: 'tasks.complete',
    method: 'POST',
    path: '/tasks/:id/actions/complete',
    access: 'task.manage',
    summary: 'Marks a task as done.',
    params: idParams,
    body: taskActionSchema,
    response: taskSchema,
    changes: changed,
    errors,
  }),
  reopen: defineEndpoint({
    name: 'tasks.reopen',
    method: 'POST',
    path: '/tasks/:id/actions/reopen',
    access: 'task.manage',
    summary: 'Opens a done task again, within seven days.',
    params: idParams,
    body: taskActionSchema,
    response: taskSchema,
    changes: changed,
    errors,
  }),
  snooze: defineEndpoint({
    name: 'tasks.snooze',
    method: 'POST',
    path: '/tasks/:id/actions/snooze',
    access: 'task.manage',
    summary: 'Puts a task off until a day.',
    params: idParams,
    body: taskSnoozeSchema,
    response: taskSchema,
    changes: changed,
    errors,
  }),
  wake: defineEndpoint({
    name: 'tasks.wake',
    method: 'POST',
    path: '/tasks/:id/actions/wake',
    access: 'task.manage',
    summary: 'Brings a snoozed task back.',
    params: idParams,
    body: taskActionSchema,
    response: taskSchema,
    changes: changed,
    errors,
  }),
} as const;

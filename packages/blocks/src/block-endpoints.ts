import { noteEndpoints, promiseEndpoints, taskEndpoints, userEndpoints } from '@muster/contracts';

/** Endpoints of the blocks; a remote spreads them into its own `createMusterApi({ … })`. */
export const blockEndpoints = {
  notesList: noteEndpoints.list,
  notesRead: noteEndpoints.read,
  notesCreate: noteEndpoints.create,
  notesUpdate: noteEndpoints.update,
  notesCorrect: noteEndpoints.correct,
  notesPin: noteEndpoints.pin,
  notesUnpin: noteEndpoints.unpin,
  notesDelete: noteEndpoints.delete,
  tasksList: taskEndpoints.list,
  tasksCreate: taskEndpoints.create,
  tasksComplete: taskEndpoints.complete,
  tasksReopen: taskEndpoints.reopen,
  tasksSnooze: taskEndpoints.snooze,
  tasksWake: taskEndpoints.wake,
  promisesList: promiseEndpoints.list,
  promisesRead: promiseEndpoints.read,
  promisesKeep: promiseEndpoints.keep,
  promisesMove: promiseEndpoints.move,
  promisesWithdraw: promiseEndpoints.withdraw,
  userOptions: userEndpoints.options,
} as const;

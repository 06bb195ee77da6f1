import { common } from '@muster/ui';

/** Log texts about notes. */
export const noteLogMessages = {
  entity: 'Note',
  group: common.notes,
  actions: {
    create: 'Wrote a note',
    update: 'Changed a note',
    correct: 'Corrected a note',
    delete: 'Deleted a note',
    pin: 'Pinned a note',
    unpin: 'Unpinned a note',
    read_private: 'Opened a private note',
  },
} as const;

/** Log texts about promises. */
export const promiseLogMessages = {
  entity: 'Promise',
  group: 'Promises',
  actions: {
    make: 'Made a promise',
    keep: 'Kept a promise',
    reopen: 'Reopened a promise',
    move: 'Moved a promise to another day',
    withdraw: 'Withdrew a promise',
    break: 'A promise was broken',
  },
} as const;

/** Log texts about tasks. */
export const taskLogMessages = {
  entity: 'Task',
  group: common.tasks,
  actions: {
    create: 'Added a task',
    update: 'Changed a task',
    complete: 'Completed a task',
    reopen: 'Reopened a task',
    snooze: 'Snoozed a task',
    wake: 'Reopened a snoozed task',
    delete: 'Deleted a task',
  },
} as const;

/** Log texts about the catalogue of skills. */
export const skillLogMessages = {
  entity: common.skill,
  group: common.skills,
  actions: {
    propose: 'Proposed a skill',
    create: 'Added a skill',
    update: 'Changed a skill',
    approve: 'Approved a skill',
    retire: 'Retired a skill',
    revive: 'Restored a skill',
    merge: 'Merged a skill into another',
    absorb: 'Took over the names of a merged skill',
    unmerge: 'Undid the merge of a skill',
  },
} as const;

/** Log texts about saved views. */
export const viewLogMessages = {
  entity: 'Saved view',
  group: 'Saved views',
  actions: {
    share: 'Shared a view with everyone',
    unshare: 'Stopped sharing a view',
    delete: 'Deleted a view',
    restore: 'Restored a view',
  },
} as const;

/** Log texts about releases of areas. */
export const releaseLogMessages = {
  entity: 'Area',
  group: 'Releases',
  actions: {
    release: 'Released a new version',
    rollback: 'Rolled back to the previous version',
    switch: 'Switched to another version',
    canary: 'Started a canary of a version',
    canary_end: 'Ended the canary of a version',
    withdrawn: 'Withdrew a version that failed many people',
  },
} as const;

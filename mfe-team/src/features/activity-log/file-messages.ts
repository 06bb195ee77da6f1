import { common } from '@muster/ui';

/** Log texts about files of records. */
export const attachmentLogMessages = {
  entity: 'File',
  group: common.files,
  actions: {
    create: 'Added a file',
    update: 'Changed title or expiry of a file',
    set_type: 'Changed the type of a file',
    set_visibility: 'Changed who sees a file',
    set_primary: 'Made a file the main CV',
    delete: 'Deleted a file',
    restore: 'Restored a file',
    read: 'Opened a protected file',
    purge: 'Deleted a file permanently',
  },
} as const;

/** Log texts about requested files. */
export const fileRequestLogMessages = {
  entity: 'Requested file',
  group: 'Requested files',
  actions: {
    create: 'Requested a file',
    receive: 'A requested file came',
    withdraw: 'Withdrew the request for a file',
  },
} as const;

/** Log texts about checks of files. */
export const fileLogMessages = {
  entity: 'File',
  group: 'Checks of files',
  actions: { block: 'Blocked a file after its check' },
} as const;

/** Log texts about the reading of CVs. */
export const cvReviewLogMessages = {
  entity: 'Review of a CV',
  group: 'Reading of CVs',
  actions: {
    queue: 'Requested the reading of a CV',
    read: 'A CV was read',
    fail: 'A CV could not be read',
    apply: 'Finished the review of a CV',
    dismiss: 'Dismissed the review of a CV',
    undo: 'Undid the review of a CV',
    own_answer: 'Said what is right of what was read from their CV',
  },
} as const;

/** Log texts about exports. */
export const exportLogMessages = {
  entity: 'Export',
  group: 'Exports',
  actions: {
    create: 'Started an export',
    complete: 'Export completed',
    download: 'Downloaded an export',
    cancel: 'Cancelled an export',
    remove: 'Removed an export',
  },
} as const;

/** Log texts about the log itself. */
export const activityLogMessages = {
  entity: common.activityLog,
  group: common.activityLog,
  actions: {
    export: 'Exported the activity log',
    purge: 'Removed entries after seven years',
  },
} as const;

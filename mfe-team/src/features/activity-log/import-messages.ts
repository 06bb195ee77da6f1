/** Log texts about imports. */
export const importMessages = {
  entity: 'Import',
  group: 'Imports',
  actions: {
    create: 'Uploaded a file to import',
    check: 'Checked a file to import',
    run: 'Began an import',
    complete: 'Import done',
    cancel: 'Cancelled an import',
    undo: 'Undid an import',
    download: 'Downloaded rows that were left out',
    remove: 'Removed an import',
  },
} as const;

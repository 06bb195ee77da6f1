/** What the log says of imports. */
export const importMessages = {
  entity: 'Import',
  group: 'Imports',
  actions: {
    create: 'Brought a file to import',
    check: 'Had a file looked through',
    run: 'Began an import',
    complete: 'Import done',
    cancel: 'Cancelled an import',
    undo: 'Undid an import',
    download: 'Downloaded rows that were left out',
    remove: 'Removed an import',
  },
} as const;

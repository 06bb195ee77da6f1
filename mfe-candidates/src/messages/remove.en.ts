/** Deleting a record. */
export const remove = {
  effects: {
    lists: 'Disappears from every list and search immediately',
    notes_one: '{{count}} note is archived with the record',
    notes_other: '{{count}} notes are archived with the record',
    tasks_one: '{{count}} open task leaves the work lists',
    tasks_other: '{{count}} open tasks leave the work lists',
    applications_one: '{{count}} live application is not ended by this',
    applications_other: '{{count}} live applications are not ended by this',
    files_one: '{{count}} file is kept with the record',
    files_other: '{{count}} files are kept with the record',
    purge:
      'After 30 days the record is permanently deleted, or once work and signed documents need not be kept any more',
  },
  blocked: '{{name}} has a live contract. End the placement before you delete the record.',
  unsigned:
    'Documents of {{name}} wait for a signature. Finish or withdraw them before you delete the record.',
  asked:
    '{{name}} asked on {{when}} to be erased. Deleting can be undone for 30 days; anonymise instead.',
  instead: 'Instead of deleting',
  archive: 'Archive: leaves the lists, nothing is lost',
  reject: 'Reject: ends the live applications',
  anonymise: 'Anonymise: erases the person, keeps the counts',
  already: '{{name}} is already deleted.',
} as const;

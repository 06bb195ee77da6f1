/** Deleting a record. */
export const remove = {
  effects: {
    lists: 'Leaves every list and search at once',
    notes_one: '{{count}} note is put away with the record',
    notes_other: '{{count}} notes are put away with the record',
    tasks_one: '{{count}} open task leaves the work lists',
    tasks_other: '{{count}} open tasks leave the work lists',
    purge: 'After 30 days the record is gone for good',
  },
  blocked: '{{name}} has a live contract. End the placement before you delete the record.',
  already: '{{name}} is deleted already.',
} as const;

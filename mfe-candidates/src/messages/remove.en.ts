/** Deleting a record. */
export const remove = {
  effects: {
    lists: 'Disappears from every list and search immediately',
    notes_one: '{{count}} note is archived with the record',
    notes_other: '{{count}} notes are archived with the record',
    tasks_one: '{{count}} open task leaves the work lists',
    tasks_other: '{{count}} open tasks leave the work lists',
    purge: 'After 30 days the record is permanently deleted',
  },
  blocked: '{{name}} has a live contract. End the placement before you delete the record.',
  already: '{{name}} is already deleted.',
} as const;

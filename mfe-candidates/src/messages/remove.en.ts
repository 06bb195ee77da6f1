/** Deleting a record. */
export const remove = {
  title: 'Delete {{name}}',
  confirm: 'Delete candidate',
  keep: 'Keep candidate',
  undo: 'Can be restored until {{until}}',
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
  reason: 'Reason',
  number: 'Type {{number}} to confirm',
  done: '{{name}} was deleted',
  restored: '{{name}} is back',
} as const;

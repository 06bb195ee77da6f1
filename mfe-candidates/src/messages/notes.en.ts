/** Notes of a record. */
export const notes = {
  deletePage: {
    title: 'Delete this note',
    by: '{{author}} wrote on {{when}}',
    consequence: 'The text is removed for everyone. “Note removed by {{name}}” stays in its place.',
    followUp: 'The follow-up on {{when}} is removed too.',
    confirm: 'Delete note',
    keep: 'Keep note',
    removed: 'This note was removed by {{by}}.',
    locked: 'Notes can be deleted by their author for 24 hours, afterwards by an admin.',
    back: 'Back to {{name}}',
    done: 'Note deleted',
  },
} as const;

/** Notes of a record. */
export const notes = {
  deletePage: {
    title: 'Delete this note',
    by: '{{author}} wrote on {{when}}',
    consequence:
      'The words are removed for everybody. “Note removed by {{name}}” stays in their place.',
    followUp: 'The follow-up on {{when}} is removed too.',
    confirm: 'Delete note',
    keep: 'Keep note',
    removed: 'This note was removed by {{by}}.',
    locked: 'Notes can be deleted by their author for 24 hours, afterwards by an admin.',
    back: 'Back to {{name}}',
    done: 'Note deleted',
  },
} as const;

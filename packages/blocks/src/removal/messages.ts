import { common, defineMessages, useT } from '@muster/ui';

/** Texts for deleting and restoring a record. */
const removalMessages = defineMessages('blocks-removal', {
  title: 'Delete {{name}}',
  confirm: { candidate: 'Delete candidate', company: 'Delete company', job: 'Delete job' },
  keep: { candidate: 'Keep candidate', company: 'Keep company', job: 'Keep job' },
  restore: { candidate: 'Restore candidate', company: 'Restore company', job: 'Restore job' },
  until: 'Can be restored until {{until}}',
  reason: common.reason,
  number: 'Type {{number}} to confirm',
  done: '{{name}} was deleted',
  restored: '{{name}} was restored',
  deleted: 'Deleted {{when}} by {{by}}',
  deletedText: '“{{reason}}”. It can be restored until {{until}}.',
});

export const useRemovalMessages = () => useT(removalMessages);

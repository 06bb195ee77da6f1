import { common, defineMessages } from '@muster/ui';

/** Texts of the agency's custom fields on a record. */
export const customFieldMessages = defineMessages('blocks-custom-fields', {
  title: 'More fields',
  edit: common.edit,
  editLabel: 'Edit more fields',
  none: 'Nothing entered yet',
  yes: 'Yes',
  no: 'No',
  cancel: common.cancel,
  save: common.save,
  saved: 'Saved',
});

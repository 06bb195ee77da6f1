import { defineMessages } from '../i18n/index.ts';
import { common } from '../messages/common.en.ts';

/** Texts of the photo field. */
export const photoMessages = defineMessages('ui-photo', {
  label: 'Photo',
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  formats: 'PNG, JPEG or WebP up to {{most}} MB. {{help}}',
  part: 'The part of the picture that is shown',
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Up and down',
  keep: 'Use this photo',
  cancel: common.cancel,
  tooLarge: 'This picture is larger than {{most}} MB. Save it smaller.',
  unreadable: 'This picture cannot be opened. Choose a PNG, JPEG or WebP.',
});

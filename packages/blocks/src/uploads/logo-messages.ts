import { defineMessages } from '@muster/ui';

/** Texts of the picture of a company or the agency. */
export const logoMessages = defineMessages('blocks-logo', {
  label: 'Logo',
  choose: 'Choose a logo',
  change: 'Change logo',
  remove: 'Remove logo',
  sending: 'The logo is on its way',
  some: 'A picture',
  help: 'PNG, JPEG or WebP up to 5 MB, best square.',
});

import { defineMessages } from '../i18n/index.ts';

/** Texts of the rich text editor. */
export const richTextMessages = defineMessages('ui-rich-text', {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  code: 'Code',
  heading: 'Heading',
  subheading: 'Small heading',
  bulletList: 'Bullet list',
  orderedList: 'Numbered list',
  link: 'Link',
  linkAddress: 'Address of the link',
  linkPlaceholder: 'https://',
  linkApply: 'Set link',
  linkRemove: 'Remove link',
  loading: 'Loading the editor',
  counter: '{{used}} of {{max}}',
  people: 'Colleagues to mention',
  failed: 'The search for colleagues failed. Type on to try again.',
  nobody: 'No colleague with that name. Only colleagues can be mentioned.',
});

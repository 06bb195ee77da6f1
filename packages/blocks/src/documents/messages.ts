import { common, defineMessages } from '@muster/ui';

export const documentMessages = defineMessages('blocks-documents', {
  pages: 'Pages of {{name}}',
  image: 'Picture: {{name}}',
  sound: 'Sound: {{name}}',
  text: 'Text of {{name}}',
  page: 'Page {{page}} of {{count}}',
  previous: 'Previous page',
  next: 'Next page',
  smaller: 'Smaller',
  larger: 'Larger',
  fit: 'Fit to width',
  percent: '{{percent}} %',
  toolbar: 'Pages and size',
  opening: 'The file is being opened',
  locked: 'This PDF is protected with a password.',
  broken: 'This file cannot be shown. Download it to open it elsewhere.',
  none: 'There is no preview for files of this kind. Download it to open it.',
  lost: 'This page cannot be drawn.',
  retry: common.tryAgain,
});

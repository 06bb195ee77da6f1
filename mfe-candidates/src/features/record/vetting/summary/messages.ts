import { defineMessages, useT } from '@muster/ui';

const clientSummaryMessages = defineMessages('candidate-vetting-client-summary', {
  title: 'Summary for clients',
  none: 'Clients read no summary of the vetting yet.',
  released: 'Clients read it with the next submission. Released by {{name}}, {{date}}.',
  someone: 'a former colleague',
  releasedMeanwhile:
    '{{name}} has released another text since, which yours would replace: {{text}}',
  write: 'Write summary',
  change: 'Change summary',
  label: 'Summary for clients',
  help: 'What the agency found while vetting, without contact data. Submissions that clients have keep what they showed.',
  use: 'Insert the text of {{name}}',
  release: 'Release to clients',
  cancel: 'Cancel',
  done: 'Summary released to clients',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the summary?',
  keep: 'Keep the summary',
  effect: 'New submissions do not show it. Clients keep what they were sent before.',
  withdrawn: 'Summary withdrawn',
  strengths: 'Strengths',
  concerns: 'Concerns',
});

export const useClientSummaryMessages = () => useT(clientSummaryMessages);

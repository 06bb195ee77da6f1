import { defineMessages, useT } from '@muster/ui';

/** Texts of the assistant's switches. */
const assistantMessages = defineMessages('mfe-jobs-assistant', {
  title: 'Use of the assistant',
  own: 'Use the assistant myself',
  agency: 'The agency and its clients use the assistant',
  ownHelp: 'Off: Sara and the playground do nothing for you.',
  agencyHelp:
    'Off: the agency and its clients cannot use it. The change stands in the activity log.',
});
export const useAssistantMessages = () => useT(assistantMessages);

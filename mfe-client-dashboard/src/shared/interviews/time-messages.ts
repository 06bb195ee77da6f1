import { defineMessages, useT } from '@muster/ui';

const timeMessages = defineMessages('mfe-client-dashboard-interview-times', {
  when: '{{day}}, {{from}}–{{to}}',
  there: '{{time}} in {{city}}',
});

/** Texts for times, separate from other interview texts because the dashboard needs only these. */
export const useTimeMessages = () => useT(timeMessages);
export type TimeWords = ReturnType<typeof useTimeMessages>;

import { defineMessages, useT } from '@muster/ui';

const timeMessages = defineMessages('mfe-client-dashboard-interview-times', {
  when: '{{day}}, {{from}}–{{to}}',
  there: '{{time}} in {{city}}',
});

/** When an interview is, apart from all else that is said of one: the dashboard says no more. */
export const useTimeMessages = () => useT(timeMessages);
export type TimeWords = ReturnType<typeof useTimeMessages>;

import { minuteMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { remindOfEvents } from './reminders/remind.ts';

export const calendarJobs: readonly JobDefinition[] = [
  {
    name: 'calendar.remind',
    everyMs: minuteMs,
    run: async ({ signal }) => void (await remindOfEvents(signal)),
  },
];

import { browsable } from '../../data-browser/browsable-collection.ts';
import type { Domain } from '../../domain.ts';
import { ClientInterviewModel } from '../../records/client-interviews/client-interview.model.ts';
import { refusesInterviewReminder } from './clock/remind.ts';
import { clientInterviewsInCalendars } from './client-interviews.calendar.ts';
import { personalClientInterviews } from './client-interviews.personal.ts';
import { clientInterviewEvents } from './client-interviews.events.ts';
import { clientInterviewJobs } from './client-interviews.jobs.ts';
import { clientInterviewRoutes } from './client-interviews.router.ts';

/** Interviews of candidates for jobs, with the client or within the agency. */
export const clientInterviewsDomain: Domain = {
  name: 'client-interviews',
  collections: [browsable(ClientInterviewModel)],
  routes: clientInterviewRoutes,
  events: clientInterviewEvents,
  jobs: clientInterviewJobs,
  calendarEntries: clientInterviewsInCalendars,
  refusesMail: refusesInterviewReminder,
  personal: [personalClientInterviews],
};

import type { Domain } from '../../domain.ts';
import { interviewReplies } from './reply/take-reply.ts';
import { interviewInvitations } from './reply/interview-invitations.ts';
import { refusesScheduleMail } from './request/refuses-mail.ts';
import { awayInCalendars } from './scheduling.calendar.ts';
import { schedulingEvents } from './scheduling.events.ts';
import { schedulingJobs } from './scheduling.jobs.ts';
import { personalRequests } from './scheduling.personal.ts';
import { schedulingRoutes } from './scheduling.router.ts';

export const schedulingDomain: Domain = {
  name: 'scheduling',
  calendarReplies: interviewReplies,
  routes: schedulingRoutes,
  events: schedulingEvents,
  jobs: schedulingJobs,
  calendarEntries: awayInCalendars,
  invitations: interviewInvitations,
  refusesMail: refusesScheduleMail,
  personal: [personalRequests],
};

import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { VettingInterviewModel } from '../../records/vetting/vetting-interview.model.ts';
import { ClientSummaryModel } from '../../records/vetting/client-summary.model.ts';
import { ScorecardModel } from '../../records/vetting/scorecard.model.ts';
import { TranscriptModel } from './transcripts/transcript.model.ts';
import { beginInterview } from './api/interview-times.ts';
import { refusesVettingReminder } from './clock/remind.ts';
import { vettingChange } from './decisions/bulk-vetting.ts';
import { vettingEvents } from './vetting.events.ts';
import { vettingJobs } from './vetting.jobs.ts';
import {
  personalClientSummaries,
  personalDecisions,
  personalInterviews,
  personalScorecards,
  personalTranscripts,
} from './vetting.personal.ts';
import { interviewsInCalendars } from './vetting.calendar.ts';
import { vettingRoutes } from './vetting.router.ts';

export const vettingDomain: Domain = {
  name: 'vetting',
  collections: [
    browsable(VettingInterviewModel),
    browsable(ScorecardModel),
    browsable(TranscriptModel),
    browsable(ClientSummaryModel),
  ],
  routes: vettingRoutes,
  bulk: [vettingChange],
  personal: [
    personalInterviews,
    personalScorecards,
    personalDecisions,
    personalTranscripts,
    personalClientSummaries,
  ],
  events: vettingEvents,
  followsRooms: beginInterview,
  jobs: vettingJobs,
  calendarEntries: interviewsInCalendars,
  refusesMail: refusesVettingReminder,
};

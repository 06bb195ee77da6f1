import { meetingEndpoints, publicRoutes } from '@muster/contracts';
import type { Screen } from './screen.ts';

export const publicScreens: readonly Screen[] = [
  { route: publicRoutes.jobRequest, account: null },
  { route: publicRoutes.vettingScreeningFormsSubmissionConfirmation, account: null },
  {
    route: publicRoutes.vettingScreeningFormsByFormId,
    account: null,
    params: () => Promise.resolve({ formId: 'unknown-handle' }),
  },
  {
    route: publicRoutes.interviewSchedulerByInterviewIdByStep,
    account: null,
    params: () => Promise.resolve({ interviewId: 'unknown-handle', step: 'timezone' }),
  },
  {
    route: publicRoutes.interviewSchedulerConfirmationByToken,
    account: null,
    params: () => Promise.resolve({ token: 'unknown-handle' }),
  },
  {
    route: publicRoutes.interviewByTokenConfirmed,
    account: null,
    params: () => Promise.resolve({ token: 'unknown-handle' }),
  },
  {
    route: publicRoutes.interviewByTokenCancelledCancelModal,
    account: null,
    params: () => Promise.resolve({ token: 'unknown-handle' }),
  },
  {
    route: publicRoutes.interviewByTokenCancelled,
    account: null,
    params: () => Promise.resolve({ token: 'unknown-handle' }),
  },
  {
    route: publicRoutes.feedbackByToken,
    account: null,
    params: () => Promise.resolve({ token: 'unknown-handle' }),
  },
  {
    route: publicRoutes.feedbackByTokenEdit,
    account: null,
    params: () => Promise.resolve({ token: 'unknown-handle' }),
  },
  {
    route: publicRoutes.feedbackByTokenDelete,
    account: null,
    params: () => Promise.resolve({ token: 'unknown-handle' }),
  },
  {
    route: publicRoutes.calendarResponseByStatus,
    account: null,
    params: () => Promise.resolve({ status: 'tentative' }),
  },
  {
    route: publicRoutes.meetings,
    account: 'recruiter',
    action: { role: 'button', name: 'New meeting' },
  },
  {
    route: publicRoutes.meetingsBySessionName,
    account: 'recruiter',
    params: async (api) => {
      const { name } = await api.call(meetingEndpoints.create, { body: { title: 'A quick word' } });
      return { sessionName: name };
    },
    action: { role: 'button', name: 'Come in' },
  },
  {
    route: publicRoutes.meetingsBySessionNameConfirmIdentity,
    account: null,
    params: () => Promise.resolve({ sessionName: 'unknown-room' }),
  },
];

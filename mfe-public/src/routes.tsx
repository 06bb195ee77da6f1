import { publicRoutes, technicalRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const OpenLinkPage = lazyNamed(
  () => import('./features/open-link/open-link-page.tsx'),
  'OpenLinkPage',
);
const OpenedLinkPage = lazyNamed(
  () => import('./features/opened-link/opened-link-page.tsx'),
  'OpenedLinkPage',
);

const InterestPage = lazyNamed(
  () => import('./features/interest/interest-page.tsx'),
  'InterestPage',
);

const DecisionPage = lazyNamed(
  () => import('./features/decision/decision-page.tsx'),
  'DecisionPage',
);

const EvaluationInputPage = lazyNamed(
  () => import('./features/evaluation-input/evaluation-input-page.tsx'),
  'EvaluationInputPage',
);

const ExitSurveyPage = lazyNamed(
  () => import('./features/exit-survey/exit-survey-page.tsx'),
  'ExitSurveyPage',
);

const HoursPage = lazyNamed(() => import('./features/hours/hours-page.tsx'), 'HoursPage');

const ConfirmRequestPage = lazyNamed(
  () => import('./features/job-request/confirm-request-page.tsx'),
  'ConfirmRequestPage',
);

const JobRequestPage = lazyNamed(
  () => import('./features/job-request/job-request-page.tsx'),
  'JobRequestPage',
);

const GuestDocumentPage = lazyNamed(
  () => import('./features/signing/guest-document-page.tsx'),
  'GuestDocumentPage',
);

const StatusPage = lazyNamed(() => import('./features/status/status-page.tsx'), 'StatusPage');

const UnsubscribePage = lazyNamed(
  () => import('./features/unsubscribe/unsubscribe-page.tsx'),
  'UnsubscribePage',
);

const ScreeningFormPage = lazyNamed(
  () => import('./features/screening/screening-form-page.tsx'),
  'ScreeningFormPage',
);
const SubmissionPage = lazyNamed(
  () => import('./features/screening/submission-page.tsx'),
  'SubmissionPage',
);

const SchedulerPage = lazyNamed(
  () => import('./features/interview/scheduler-page.tsx'),
  'SchedulerPage',
);
const BookedPage = lazyNamed(() => import('./features/interview/booked-page.tsx'), 'BookedPage');
const ConfirmedPage = lazyNamed(
  () => import('./features/interview/confirmed-page.tsx'),
  'ConfirmedPage',
);
const CancelledPage = lazyNamed(
  () => import('./features/interview/cancelled-page.tsx'),
  'CancelledPage',
);
const CancelModal = lazyNamed(() => import('./features/interview/cancel-modal.tsx'), 'CancelModal');

const FeedbackPage = lazyNamed(
  () => import('./features/feedback/feedback-page.tsx'),
  'FeedbackPage',
);
const EditFeedbackPage = lazyNamed(() => import('./features/feedback/edit-page.tsx'), 'EditPage');
const WithdrawModal = lazyNamed(
  () => import('./features/feedback/withdraw-modal.tsx'),
  'WithdrawModal',
);
const CalendarResponsePage = lazyNamed(
  () => import('./features/calendar-response/calendar-response-page.tsx'),
  'CalendarResponsePage',
);
const MeetingsPage = lazyNamed(
  () => import('./features/meetings/meetings-page.tsx'),
  'MeetingsPage',
);
const RoomPage = lazyNamed(() => import('./features/meeting/room-page.tsx'), 'RoomPage');
const ConfirmIdentityPage = lazyNamed(
  () => import('./features/meeting/door/confirm-identity-page.tsx'),
  'ConfirmIdentityPage',
);

/** The area's screens, at the addresses of its route table. */
export const routes = defineRemoteRoutes([
  { route: publicRoutes.jobRequest, element: <JobRequestPage />, skeleton: 'form' },
  {
    route: publicRoutes.vettingScreeningFormsByFormId,
    element: <ScreeningFormPage />,
    skeleton: 'form',
  },
  {
    route: publicRoutes.vettingScreeningFormsSubmissionConfirmation,
    element: <SubmissionPage />,
    skeleton: 'form',
  },
  {
    route: publicRoutes.interviewSchedulerConfirmationByToken,
    element: <BookedPage />,
    skeleton: 'form',
  },
  {
    route: publicRoutes.interviewSchedulerByInterviewIdByStep,
    element: <SchedulerPage />,
    skeleton: 'form',
  },
  {
    route: publicRoutes.interviewByTokenConfirmed,
    element: <ConfirmedPage />,
    skeleton: 'form',
    overlays: [
      { route: publicRoutes.interviewByTokenCancelledCancelModal, element: <CancelModal /> },
    ],
  },
  {
    route: publicRoutes.interviewByTokenCancelled,
    element: <CancelledPage />,
    skeleton: 'form',
  },
  {
    route: publicRoutes.feedbackByToken,
    element: <FeedbackPage />,
    skeleton: 'form',
    overlays: [{ route: publicRoutes.feedbackByTokenDelete, element: <WithdrawModal /> }],
  },
  {
    route: publicRoutes.feedbackByTokenEdit,
    element: <EditFeedbackPage />,
    skeleton: 'form',
  },
  {
    route: publicRoutes.calendarResponseByStatus,
    element: <CalendarResponsePage />,
    skeleton: 'form',
  },
  { route: publicRoutes.meetings, element: <MeetingsPage />, skeleton: 'list' },
  {
    route: publicRoutes.meetingsBySessionNameConfirmIdentity,
    element: <ConfirmIdentityPage />,
    skeleton: 'form',
  },
  { route: publicRoutes.meetingsBySessionName, element: <RoomPage />, skeleton: 'form' },
  { route: technicalRoutes.link, element: <OpenLinkPage />, skeleton: 'form' },
  {
    route: technicalRoutes.openedLink,
    element: (
      <OpenedLinkPage
        screens={{
          application_decision: DecisionPage,
          candidate_status: StatusPage,
          evaluation_input: EvaluationInputPage,
          exit_survey: ExitSurveyPage,
          interest: InterestPage,
          job_request: ConfirmRequestPage,
          signature: GuestDocumentPage,
          timesheet_approve: HoursPage,
          unsubscribe: UnsubscribePage,
        }}
      />
    ),
    skeleton: 'form',
  },
]);

export function PublicRoutes() {
  return <RemoteRoutes routes={routes} />;
}

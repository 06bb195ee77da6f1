import { clientDashboardRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const DashboardPage = lazyNamed(
  () => import('./features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
);
const PendingPage = lazyNamed(() => import('./features/pending/pending-page.tsx'), 'PendingPage');
const SelectModal = lazyNamed(() => import('./features/decisions/select-modal.tsx'), 'SelectModal');
const RejectModal = lazyNamed(() => import('./features/decisions/reject-modal.tsx'), 'RejectModal');

const RequestPage = lazyNamed(() => import('./features/jobs/request-page.tsx'), 'RequestPage');
const EditPage = lazyNamed(() => import('./features/jobs/edit-page.tsx'), 'EditPage');
const OpenedDateModal = lazyNamed(
  () => import('./features/jobs/opened-date-modal.tsx'),
  'OpenedDateModal',
);

const TeamPage = lazyNamed(() => import('./features/team/team-page.tsx'), 'TeamPage');
const EmailModal = lazyNamed(() => import('./features/team/email-modal.tsx'), 'EmailModal');
const PastPage = lazyNamed(() => import('./features/past-contractors/past-page.tsx'), 'PastPage');
const SupervisorModal = lazyNamed(
  () => import('./features/supervisor/supervisor-modal.tsx'),
  'SupervisorModal',
);

const InviteDrawer = lazyNamed(
  () => import('./features/coworkers/invite-drawer.tsx'),
  'InviteDrawer',
);

const UpcomingPage = lazyNamed(
  () => import('./features/interviews/upcoming-page.tsx'),
  'UpcomingPage',
);
const PastInterviewsPage = lazyNamed(
  () => import('./features/interviews/past-page.tsx'),
  'PastPage',
);
const DetailsDrawer = lazyNamed(
  () => import('./features/interviews/details-drawer.tsx'),
  'DetailsDrawer',
);
const FeedbackDrawer = lazyNamed(
  () => import('./features/feedback/feedback-drawer.tsx'),
  'FeedbackDrawer',
);

/** The area's screens, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  {
    route: clientDashboardRoutes.dashboard,
    element: <DashboardPage />,
    skeleton: 'list',
    overlays: [
      {
        route: clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdSelectCandidate,
        element: <SelectModal />,
      },
      {
        route: clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdRejectCandidate,
        element: <RejectModal />,
      },
      {
        route: clientDashboardRoutes.clientDashboardEditSupervisorByPositionId,
        element: <SupervisorModal />,
      },
      {
        route: clientDashboardRoutes.clientDashboardInviteCoworker,
        element: <InviteDrawer />,
      },
    ],
  },
  {
    route: clientDashboardRoutes.clientDashboardPendingItems,
    element: <PendingPage />,
    skeleton: 'list',
  },
  {
    route: clientDashboardRoutes.clientDashboardRecruitmentTeam,
    element: <TeamPage />,
    skeleton: 'list',
    overlays: [
      {
        route: clientDashboardRoutes.clientDashboardEmailRecruitmentTeamByUserId,
        element: <EmailModal />,
      },
    ],
  },
  {
    route: clientDashboardRoutes.clientDashboardPastContractors,
    element: <PastPage />,
    skeleton: 'list',
  },
  {
    route: clientDashboardRoutes.clientDashboardUpcomingInterviews,
    element: <UpcomingPage />,
    skeleton: 'list',
    overlays: [
      {
        route: clientDashboardRoutes.clientDashboardInterviewDetailsById,
        element: <DetailsDrawer />,
      },
    ],
  },
  {
    route: clientDashboardRoutes.clientDashboardPastInterviews,
    element: <PastInterviewsPage />,
    skeleton: 'list',
    overlays: [
      {
        route: clientDashboardRoutes.clientDashboardFeedbackByIdEdit,
        element: <FeedbackDrawer />,
      },
    ],
  },
  {
    route: clientDashboardRoutes.clientDashboardJobsNew,
    element: <RequestPage />,
    skeleton: 'form',
  },
  {
    route: clientDashboardRoutes.clientDashboardJobsByJobIdEdit,
    element: <EditPage />,
    skeleton: 'form',
    overlays: [
      {
        route: clientDashboardRoutes.clientDashboardJobsByJobIdEditOpenedDate,
        element: <OpenedDateModal />,
      },
    ],
  },
]);

export function ClientDashboardRoutes() {
  return <RemoteRoutes routes={routes} />;
}

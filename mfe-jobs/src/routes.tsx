import { jobsRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const JobsHome = lazyNamed(() => import('./jobs-home.tsx'), 'JobsHome');

const NewJobPage = lazyNamed(() => import('./features/new-job/new-job-page.tsx'), 'NewJobPage');
const EditJobPage = lazyNamed(() => import('./features/edit/edit-job-page.tsx'), 'EditJobPage');
const OpenedDateModal = lazyNamed(
  () => import('./features/edit/opened-date-modal.tsx'),
  'OpenedDateModal',
);
const DeleteJobModal = lazyNamed(
  () => import('./features/edit/delete-job-modal.tsx'),
  'DeleteJobModal',
);
const OverviewPage = lazyNamed(() => import('./features/record/overview-page.tsx'), 'OverviewPage');

const AddCandidatePage = lazyNamed(
  () => import('./features/add-candidate/add-candidate-page.tsx'),
  'AddCandidatePage',
);

const PlaygroundPage = lazyNamed(
  () => import('./features/playground/playground-page.tsx'),
  'PlaygroundPage',
);
const SaraPage = lazyNamed(() => import('./features/sara/sara-page.tsx'), 'SaraPage');

const JobPipeline = lazyNamed(() => import('./job-pipeline.tsx'), 'JobPipeline');
const AddCandidatesDrawer = lazyNamed(
  () => import('./features/add-candidates/add-candidates-drawer.tsx'),
  'AddCandidatesDrawer',
);
const MovePeopleModal = lazyNamed(
  () => import('./features/pipeline/move/move-people-modal.tsx'),
  'MovePeopleModal',
);
const RemovePeopleModal = lazyNamed(
  () => import('./features/pipeline/move/remove-people-modal.tsx'),
  'RemovePeopleModal',
);
const MoveOneModal = lazyNamed(
  () => import('./features/pipeline/move/move-one-modal.tsx'),
  'MoveOneModal',
);

const JobPage = lazyNamed(() => import('./features/record/job-page.tsx'), 'JobPage');
const PositionsPage = lazyNamed(
  () => import('./features/positions/positions-page.tsx'),
  'PositionsPage',
);
const NewPositionDrawer = lazyNamed(
  () => import('./features/positions/new-position-drawer.tsx'),
  'NewPositionDrawer',
);
const EditPositionDrawer = lazyNamed(
  () => import('./features/positions/edit-position-drawer.tsx'),
  'EditPositionDrawer',
);
const CancelPositionModal = lazyNamed(
  () => import('./features/positions/cancel-position-modal.tsx'),
  'CancelPositionModal',
);
const DeletePositionModal = lazyNamed(
  () => import('./features/positions/delete-position-modal.tsx'),
  'DeletePositionModal',
);

const ApplicationProfilePage = lazyNamed(
  () => import('./features/application/profile-page.tsx'),
  'ProfilePage',
);
const ApplicationCalendarPage = lazyNamed(
  () => import('./features/application/calendar-page.tsx'),
  'CalendarPage',
);
const ApplicationFeedbackPage = lazyNamed(
  () => import('./features/application/feedback-page.tsx'),
  'FeedbackPage',
);
const BioDrawer = lazyNamed(() => import('./features/application/bio-drawer.tsx'), 'BioDrawer');
const IntroductionDrawer = lazyNamed(
  () => import('./features/application/introduction-drawer.tsx'),
  'IntroductionDrawer',
);
const RejectModal = lazyNamed(
  () => import('./features/application/reject-modal.tsx'),
  'RejectModal',
);
const SelectModal = lazyNamed(
  () => import('./features/application/select-modal.tsx'),
  'SelectModal',
);
const SubmitModal = lazyNamed(
  () => import('./features/application/submit-modal.tsx'),
  'SubmitModal',
);

/** The area's screens, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: jobsRoutes.list, element: <JobsHome />, skeleton: 'list' },
  { route: jobsRoutes.create, element: <NewJobPage />, skeleton: 'form' },
  {
    route: jobsRoutes.record,
    element: <OverviewPage />,
    skeleton: 'record',
    overlays: [
      { route: jobsRoutes.openedDate, element: <OpenedDateModal /> },
      { route: jobsRoutes.remove, element: <DeleteJobModal /> },
    ],
  },
  { route: jobsRoutes.edit, element: <EditJobPage />, skeleton: 'form' },
  { route: jobsRoutes.addCandidate, element: <AddCandidatePage />, skeleton: 'record' },
  {
    route: jobsRoutes.candidates,
    element: <JobPipeline />,
    skeleton: 'record',
    overlays: [
      { route: jobsRoutes.candidatesAdd, element: <AddCandidatesDrawer /> },
      { route: jobsRoutes.candidatesMove, element: <MovePeopleModal /> },
      { route: jobsRoutes.candidatesRemove, element: <RemovePeopleModal /> },
      { route: jobsRoutes.candidateMove, element: <MoveOneModal /> },
    ],
  },
  {
    route: jobsRoutes.positions,
    element: (
      <JobPage tab="positions" wide>
        {() => <PositionsPage />}
      </JobPage>
    ),
    skeleton: 'record',
    overlays: [
      { route: jobsRoutes.positionNew, element: <NewPositionDrawer /> },
      { route: jobsRoutes.positionEdit, element: <EditPositionDrawer /> },
      { route: jobsRoutes.positionCancel, element: <CancelPositionModal /> },
      { route: jobsRoutes.positionDelete, element: <DeletePositionModal /> },
    ],
  },
  { route: jobsRoutes.application, redirectTo: jobsRoutes.applicationProfile },
  {
    route: jobsRoutes.applicationProfile,
    element: <ApplicationProfilePage />,
    skeleton: 'record',
    overlays: [
      { route: jobsRoutes.applicationBio, element: <BioDrawer /> },
      { route: jobsRoutes.applicationIntroduction, element: <IntroductionDrawer /> },
      { route: jobsRoutes.applicationReject, element: <RejectModal /> },
      { route: jobsRoutes.applicationSelect, element: <SelectModal /> },
      { route: jobsRoutes.applicationSubmit, element: <SubmitModal /> },
    ],
  },
  {
    route: jobsRoutes.applicationCalendar,
    element: <ApplicationCalendarPage />,
    skeleton: 'record',
  },
  {
    route: jobsRoutes.applicationFeedback,
    element: <ApplicationFeedbackPage />,
    skeleton: 'record',
  },
  { route: jobsRoutes.aiPlayground, element: <PlaygroundPage />, skeleton: 'form' },
  { route: jobsRoutes.aiSaraNewJob, element: <SaraPage />, skeleton: 'form' },
]);

export function JobsRoutes() {
  return <RemoteRoutes routes={routes} />;
}

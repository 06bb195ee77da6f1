import { talentRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const TalentPoolsPage = lazyNamed(
  () => import('./features/talent-pools/talent-pools-page.tsx'),
  'TalentPoolsPage',
);

const InterviewQuestionsPage = lazyNamed(
  () => import('./features/questions/question-pages.tsx'),
  'InterviewQuestionsPage',
);
const ScreeningQuestionsPage = lazyNamed(
  () => import('./features/questions/question-pages.tsx'),
  'ScreeningQuestionsPage',
);

const PoolPage = lazyNamed(() => import('./features/pool/pool-page.tsx'), 'PoolPage');
const CreatePoolDrawer = lazyNamed(
  () => import('./features/pool-form/create-pool-drawer.tsx'),
  'CreatePoolDrawer',
);
const EditPoolDrawer = lazyNamed(
  () => import('./features/pool-form/edit-pool-drawer.tsx'),
  'EditPoolDrawer',
);
const DeletePoolModal = lazyNamed(
  () => import('./features/remove-pool/delete-pool-modal.tsx'),
  'DeletePoolModal',
);
const BuilderPage = lazyNamed(() => import('./features/screening/builder-page.tsx'), 'BuilderPage');
const SendOverlay = lazyNamed(() => import('./features/screening/send-overlay.tsx'), 'SendOverlay');
const ReviewPage = lazyNamed(() => import('./features/screening/review-page.tsx'), 'ReviewPage');
const ScorecardPage = lazyNamed(
  () => import('./features/scorecard/scorecard-page.tsx'),
  'ScorecardPage',
);
const DeleteScorecardModal = lazyNamed(
  () => import('./features/scorecard/delete-scorecard-modal.tsx'),
  'DeleteScorecardModal',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  {
    route: talentRoutes.pools,
    element: <TalentPoolsPage />,
    skeleton: 'list',
    overlays: [{ route: talentRoutes.createPool, element: <CreatePoolDrawer /> }],
  },
  {
    route: talentRoutes.pool,
    element: <PoolPage />,
    overlays: [
      { route: talentRoutes.editPool, element: <EditPoolDrawer /> },
      { route: talentRoutes.removePool, element: <DeletePoolModal /> },
    ],
  },
  { route: talentRoutes.interviewQuestions, element: <InterviewQuestionsPage /> },
  {
    route: talentRoutes.scorecard,
    element: <ScorecardPage />,
    skeleton: 'form',
    overlays: [{ route: talentRoutes.scorecardDelete, element: <DeleteScorecardModal /> }],
  },
  { route: talentRoutes.screeningQuestions, element: <ScreeningQuestionsPage /> },
  {
    route: talentRoutes.screeningQuestionsByCandidateIdNew,
    element: <BuilderPage />,
    skeleton: 'form',
    overlays: [
      { route: talentRoutes.screeningQuestionsByCandidateIdNewEmail, element: <SendOverlay /> },
    ],
  },
  {
    route: talentRoutes.screeningQuestionsByCandidateIdEditByScreeningQuestionId,
    element: <ReviewPage />,
    skeleton: 'form',
  },
]);

export function TalentRoutes() {
  return <RemoteRoutes routes={routes} />;
}

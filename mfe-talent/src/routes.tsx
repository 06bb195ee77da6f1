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
  { route: talentRoutes.pools, element: <TalentPoolsPage />, skeleton: 'list' },
  { route: talentRoutes.interviewQuestions, element: <InterviewQuestionsPage /> },
  {
    route: talentRoutes.scorecard,
    element: <ScorecardPage />,
    skeleton: 'form',
    overlays: [{ route: talentRoutes.scorecardDelete, element: <DeleteScorecardModal /> }],
  },
  { route: talentRoutes.screeningQuestions, element: <ScreeningQuestionsPage /> },
]);

export function TalentRoutes() {
  return <RemoteRoutes routes={routes} />;
}

import {
  candidateEndpoints,
  poolEndpoints,
  screeningFormEndpoints,
  talentRoutes,
  vettingEndpoints,
} from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import { fullCandidate } from './demo-candidate.ts';
import type { Screen } from './screen.ts';

async function anyPool(api: SessionApi) {
  const { data } = await api.call(poolEndpoints.list, {});
  const [pool] = data;
  if (!pool) throw new Error('The demo data holds no pool');
  return { id: pool.id };
}
async function itsCandidate(api: SessionApi) {
  const { id } = await fullCandidate(api);
  return { candidateId: id };
}
/** Returns a question of a submitted form: the demo has one of Mateus Ferreira. */
async function submittedQuestion(api: SessionApi) {
  const { id } = await fullCandidate(api);
  const { data } = await api.call(screeningFormEndpoints.ofCandidate, { params: { id } });
  const [question] = data.find(({ status }) => status === 'submitted')?.questions ?? [];
  if (!question) throw new Error('The demo data holds no submitted form');
  return { candidateId: id, screeningQuestionId: question.key };
}
/** Returns a submitted scorecard. */
async function anyScorecard(api: SessionApi) {
  // Journeys import candidates vetted without a scorecard; the demo's candidates are the oldest.
  const { data } = await api.call(candidateEndpoints.list, {
    query: { 'filter[vettingStatus]': 'vetted', sort: 'createdAt' },
  });
  for (const { id } of data) {
    const { scorecards } = await api.call(vettingEndpoints.read, { params: { id } });
    const [scorecard] = scorecards;
    if (scorecard) return { candidateId: id, vettingFeedbackId: scorecard.id };
  }
  throw new Error('The demo data holds no scorecard of somebody vetted');
}
const add = { role: 'button', name: 'Add question' } as const;

export const talentScreens: readonly Screen[] = [
  {
    route: talentRoutes.pools,
    account: 'recruiter',
    action: { role: 'link', name: 'New pool', inMenu: true },
  },
  { route: talentRoutes.createPool, account: 'recruiter' },
  {
    route: talentRoutes.pool,
    account: 'team.lead',
    params: anyPool,
    action: { role: 'button', name: 'Add members' },
  },
  { route: talentRoutes.editPool, account: 'team.lead', params: anyPool },
  { route: talentRoutes.removePool, account: 'team.lead', params: anyPool },
  { route: talentRoutes.scorecard, account: 'team.lead', params: anyScorecard },
  {
    route: talentRoutes.scorecardDelete,
    account: 'admin',
    params: anyScorecard,
    action: { role: 'button', name: 'Delete scorecard' },
  },
  {
    route: talentRoutes.interviewQuestions,
    account: 'team.lead',
    params: anyPool,
    action: add,
  },
  {
    route: talentRoutes.screeningQuestions,
    account: 'team.lead',
    params: anyPool,
    action: add,
  },
  {
    route: talentRoutes.screeningQuestionsByCandidateIdNew,
    account: 'recruiter',
    params: itsCandidate,
    action: { role: 'button', name: 'Save and send' },
  },
  {
    route: talentRoutes.screeningQuestionsByCandidateIdNewEmail,
    account: 'recruiter',
    params: itsCandidate,
  },
  {
    route: talentRoutes.screeningQuestionsByCandidateIdEditByScreeningQuestionId,
    account: 'recruiter',
    params: submittedQuestion,
    action: { role: 'button', name: 'Save' },
  },
];

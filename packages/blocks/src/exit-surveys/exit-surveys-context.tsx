import type { MusterApi } from '@muster/kit';
import { createHostApi } from '../host-api.tsx';
import type { exitSurveyBlockEndpoints } from './exit-survey-endpoints.ts';

/** The host API's hooks that surveys use; any API made with their endpoints fits. */
export type ExitSurveysApi = Pick<
  MusterApi<typeof exitSurveyBlockEndpoints>,
  'useExitSurveysOwnQuery' | 'useExitSurveysAnswerMutation'
>;

const { Provider, hostHook } = createHostApi<ExitSurveysApi>('ExitSurveysProvider');

/** Gives the surveys the API of their host. */
export const ExitSurveysProvider = Provider;

export const useExitSurveysOwnQuery = hostHook('useExitSurveysOwnQuery');
export const useExitSurveysAnswerMutation = hostHook('useExitSurveysAnswerMutation');

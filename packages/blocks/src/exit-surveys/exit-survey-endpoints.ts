import { exitSurveyEndpoints } from '@muster/contracts';

/**
 * Endpoints of the user's own surveys; a remote spreads them into its own `createMusterApi({ … })`.
 */
export const exitSurveyBlockEndpoints = {
  exitSurveysOwn: exitSurveyEndpoints.own,
  exitSurveysAnswer: exitSurveyEndpoints.answer,
} as const;

import { exitSurveyEndpoints } from '@muster/contracts';

/** What surveys of one's own call; a remote spreads it into its own `createMusterApi({ … })`. */
export const exitSurveyBlockEndpoints = {
  exitSurveysOwn: exitSurveyEndpoints.own,
  exitSurveysAnswer: exitSurveyEndpoints.answer,
} as const;

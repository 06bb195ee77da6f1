import { OwnExitSurveys } from '@muster/blocks';
import { api } from '../../own-api.ts';

/** Surveys about work that has ended. */
export function ExitSurveysCard() {
  return <OwnExitSurveys api={api} />;
}

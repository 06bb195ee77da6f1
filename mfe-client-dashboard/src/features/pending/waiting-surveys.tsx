import { OwnExitSurveys } from '@muster/blocks';
import { api } from '../../api.ts';

/** Surveys for the reader about former contractors. */
export function WaitingSurveys() {
  return <OwnExitSurveys api={api} />;
}

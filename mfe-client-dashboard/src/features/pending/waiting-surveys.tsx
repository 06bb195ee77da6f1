import { OwnExitSurveys } from '@muster/blocks';
import { api } from '../../api.ts';

/** What the reader is asked about people whose work has ended. */
export function WaitingSurveys() {
  return <OwnExitSurveys api={api} />;
}

import type { ClientWaits } from '../../waiting/client-waits.ts';
import { countOwnSurveys } from './own-surveys.ts';

/** Surveys about former contractors that wait for the reader's answer. */
export const waitingSurveys: ClientWaits = {
  permission: 'exitSurvey.answerOwn',
  collections: ['exit_surveys'],
  count: ({ actor }) => countOwnSurveys(actor),
};

import { defineEndpoint } from '../../core/endpoint.ts';
import { ownExitSurveysSchema } from './exit-surveys.schemas.ts';

/** A separate module: a client's first page needs only this read, not the answers. */
export const ownExitSurveysEndpoint = defineEndpoint({
  name: 'exitSurveys.own',
  method: 'GET',
  path: '/own/exit-surveys',
  access: 'exitSurvey.answerOwn',
  summary: 'Surveys that wait for the reader’s own answer.',
  response: ownExitSurveysSchema,
  provides: [{ entity: 'ExitSurvey' }],
});

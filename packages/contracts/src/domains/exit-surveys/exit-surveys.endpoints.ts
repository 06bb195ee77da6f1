import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  exitSurveyAnswerSchema,
  exitSurveyQuestionSchema,
  exitSurveysSchema,
} from './exit-surveys.schemas.ts';
import { ownExitSurveysEndpoint } from './own-exit-surveys.endpoint.ts';

const changes = [{ entity: 'ExitSurvey' }] as const;
const errors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;
const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;

/** Surveys of both sides at the end of a placement. */
export const exitSurveyEndpoints = {
  ofPlacement: defineEndpoint({
    name: 'exitSurveys.ofPlacement',
    method: 'GET',
    path: '/placements/:id/exit-surveys',
    access: 'exitSurvey.read',
    summary: 'What contractor and client answered at the end of a placement.',
    params: idParams,
    response: exitSurveysSchema,
    provides: [{ entity: 'ExitSurvey' }, { entity: 'Placement', id: 'id' }],
  }),
  own: ownExitSurveysEndpoint,
  answer: defineEndpoint({
    name: 'exitSurveys.answer',
    method: 'POST',
    path: '/own/exit-surveys/:id/actions/answer',
    access: 'exitSurvey.answerOwn',
    summary: 'Answers a survey, once; the agency reads it.',
    params: idParams,
    body: exitSurveyAnswerSchema,
    response: exitSurveyQuestionSchema,
    changes,
    errors,
  }),
} as const;

/** The same through a mailed link, without an account. */
export const exitSurveyVisitEndpoints = {
  read: defineEndpoint({
    name: 'exitSurveyVisit.read',
    method: 'GET',
    path: '/links/:handle/exit-survey',
    access: 'public',
    summary: 'What the holder of the link is asked.',
    params: linkParams,
    response: exitSurveyQuestionSchema,
    provides: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
  answer: defineEndpoint({
    name: 'exitSurveyVisit.answer',
    method: 'POST',
    path: '/links/:handle/exit-survey/actions/answer',
    access: 'public',
    summary: 'Answers, once; the link is used up.',
    params: linkParams,
    body: exitSurveyAnswerSchema,
    response: exitSurveyQuestionSchema,
    changes,
    errors: [...linkErrors, ...errors],
  }),
} as const;

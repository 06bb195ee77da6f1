import { exitSurveyEndpoints, exitSurveyVisitEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { answerOwnSurvey, listOwnSurveys } from './own-surveys.ts';
import { readSurveys } from './read-surveys.ts';
import { answerSurveyVisit, readSurveyVisit } from './survey-visit.ts';

/** Serves surveys at the end of placements: to respondents by account or link, and to staff. */
export function exitSurveyRoutes(router: Router): void {
  mount(router, exitSurveyEndpoints.ofPlacement, readSurveys);
  mount(router, exitSurveyEndpoints.own, listOwnSurveys);
  mount(router, exitSurveyEndpoints.answer, answerOwnSurvey);
  mount(router, exitSurveyVisitEndpoints.read, readSurveyVisit);
  mount(router, exitSurveyVisitEndpoints.answer, answerSurveyVisit);
}

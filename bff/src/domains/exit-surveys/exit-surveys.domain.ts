import type { Domain } from '../../domain.ts';
import { exitSurveyEvents } from './exit-surveys.events.ts';
import { exitSurveyJobs } from './exit-surveys.jobs.ts';
import { personalExitSurveys } from './exit-surveys.personal.ts';
import { exitSurveyRoutes } from './exit-surveys.router.ts';
import { refusesSurveyMail } from './survey-mails.ts';

export const exitSurveysDomain: Domain = {
  name: 'exit-surveys',
  routes: exitSurveyRoutes,
  events: exitSurveyEvents,
  jobs: exitSurveyJobs,
  refusesMail: refusesSurveyMail,
  personal: [personalExitSurveys],
};

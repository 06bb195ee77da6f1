import type { Domain } from '../domain.ts';
import { refusesFormMail } from './delivery/form-mails.ts';
import { screeningJobs } from './screening.jobs.ts';
import { countOpenForms } from './form/open-forms.ts';
import { personalScreening } from './screening.personal.ts';
import { screeningRoutes } from './screening.router.ts';

export const screeningDomain: Domain = {
  name: 'screening',
  routes: screeningRoutes,
  jobs: screeningJobs,
  refusesMail: refusesFormMail,
  runningForms: countOpenForms,
  personal: [personalScreening],
};

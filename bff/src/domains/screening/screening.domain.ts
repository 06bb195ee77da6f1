import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';
import { poolScreening } from './delivery/bulk-screening.ts';
import { refusesFormMail } from './delivery/form-mails.ts';
import { screeningJobs } from './screening.jobs.ts';
import { countOpenForms } from './form/open-forms.ts';
import { personalScreening } from './screening.personal.ts';
import { screeningRoutes } from './screening.router.ts';

export const screeningDomain: Domain = {
  name: 'screening',
  collections: [browsable(ScreeningFormModel)],
  routes: screeningRoutes,
  jobs: screeningJobs,
  bulk: [poolScreening],
  refusesMail: refusesFormMail,
  runningForms: countOpenForms,
  personal: [personalScreening],
};

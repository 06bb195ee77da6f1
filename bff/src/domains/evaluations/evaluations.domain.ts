import { browsable } from '../../data-browser/browsable-collection.ts';
import type { Domain } from '../../domain.ts';
import { refusesInputMail } from './client-input/input-mails.ts';
import { evaluationEvents } from './evaluations.events.ts';
import { evaluationJobs } from './evaluations.jobs.ts';
import { personalEvaluations } from './evaluations.personal.ts';
import { evaluationRoutes } from './evaluations.router.ts';
import { EvaluationTemplateModel } from './templates/evaluation-template.model.ts';
import { ensureEvaluationTemplates } from './templates/shipped-templates.ts';

export const evaluationsDomain: Domain = {
  name: 'evaluations',
  collections: [browsable(EvaluationTemplateModel)],
  routes: evaluationRoutes,
  jobs: evaluationJobs,
  events: evaluationEvents,
  refusesMail: refusesInputMail,
  personal: [personalEvaluations],
  start: ensureEvaluationTemplates,
};

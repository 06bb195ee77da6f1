import {
  evaluationEndpoints,
  evaluationInputEndpoints,
  evaluationInputVisitEndpoints,
  evaluationTemplateEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { openSelfReview, startEvaluation, submitSelfReview } from './actions/begin.ts';
import {
  acknowledgeEvaluation,
  cancelEvaluation,
  reopenEvaluation,
  sendEvaluationBack,
  shareEvaluation,
  submitEvaluation,
} from './actions/decide.ts';
import { askInput } from './client-input/ask-input.ts';
import { remindOfInput, withdrawInput } from './client-input/change-input.ts';
import { readInputVisit, saveInputVisit, submitInputVisit } from './client-input/input-visit.ts';
import { createEvaluation } from './record/create-evaluation.ts';
import { readEvaluation, readMemberEvaluations } from './record/read-evaluations.ts';
import { planEvaluation, saveSelfReview, updateEvaluation } from './record/write-evaluation.ts';
import { createTemplate, listTemplates, updateTemplate } from './templates/keep-templates.ts';

/** Serves evaluations to reviewers, to the people evaluated, and to clients by link. */
export function evaluationRoutes(router: Router): void {
  mount(router, evaluationEndpoints.ofMember, readMemberEvaluations);
  mount(router, evaluationEndpoints.create, createEvaluation);
  mount(router, evaluationEndpoints.read, readEvaluation);
  mount(router, evaluationEndpoints.plan, planEvaluation);
  mount(router, evaluationEndpoints.update, updateEvaluation);
  mount(router, evaluationEndpoints.saveSelf, saveSelfReview);
  mount(router, evaluationEndpoints.openSelfReview, openSelfReview);
  mount(router, evaluationEndpoints.start, startEvaluation);
  mount(router, evaluationEndpoints.submitSelf, submitSelfReview);
  mount(router, evaluationEndpoints.submit, submitEvaluation);
  mount(router, evaluationEndpoints.sendBack, sendEvaluationBack);
  mount(router, evaluationEndpoints.share, shareEvaluation);
  mount(router, evaluationEndpoints.acknowledge, acknowledgeEvaluation);
  mount(router, evaluationEndpoints.cancel, cancelEvaluation);
  mount(router, evaluationEndpoints.reopen, reopenEvaluation);
  mount(router, evaluationInputEndpoints.ask, askInput);
  mount(router, evaluationInputEndpoints.remind, remindOfInput);
  mount(router, evaluationInputEndpoints.withdraw, withdrawInput);
  mount(router, evaluationInputVisitEndpoints.read, readInputVisit);
  mount(router, evaluationInputVisitEndpoints.save, saveInputVisit);
  mount(router, evaluationInputVisitEndpoints.submit, submitInputVisit);
  mount(router, evaluationTemplateEndpoints.list, listTemplates);
  mount(router, evaluationTemplateEndpoints.create, createTemplate);
  mount(router, evaluationTemplateEndpoints.update, updateTemplate);
}

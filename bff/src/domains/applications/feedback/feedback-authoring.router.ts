import { clientFeedbackEndpoints, feedbackVisitEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import {
  listOwnFeedback,
  readOwnFeedback,
  saveOwnFeedback,
  submitOwnFeedback,
  withdrawOwnFeedback,
} from './client-feedback.ts';
import { readVisit, saveVisit, submitVisit, withdrawVisit } from './feedback-visit.ts';

/** Serves feedback writing, by a link and in the client area. */
export function feedbackAuthoringRoutes(router: Router): void {
  mount(router, feedbackVisitEndpoints.read, readVisit);
  mount(router, feedbackVisitEndpoints.save, saveVisit);
  mount(router, feedbackVisitEndpoints.submit, submitVisit);
  mount(router, feedbackVisitEndpoints.withdraw, withdrawVisit);
  mount(router, clientFeedbackEndpoints.list, listOwnFeedback);
  mount(router, clientFeedbackEndpoints.read, readOwnFeedback);
  mount(router, clientFeedbackEndpoints.save, saveOwnFeedback);
  mount(router, clientFeedbackEndpoints.submit, submitOwnFeedback);
  mount(router, clientFeedbackEndpoints.withdraw, withdrawOwnFeedback);
}

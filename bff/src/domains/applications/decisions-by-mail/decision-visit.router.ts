import { decisionVisitEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import {
  readDecision,
  rejectByMail,
  requestInterviewByMail,
  selectByMail,
  sendDecisionCode,
} from './decision-visit.ts';

/** Serves a client's decision behind a mailed link. */
export function decisionVisitRoutes(router: Router): void {
  mount(router, decisionVisitEndpoints.read, readDecision);
  mount(router, decisionVisitEndpoints.sendCode, sendDecisionCode);
  mount(router, decisionVisitEndpoints.select, selectByMail);
  mount(router, decisionVisitEndpoints.reject, rejectByMail);
  mount(router, decisionVisitEndpoints.requestInterview, requestInterviewByMail);
}

import {
  applicationActionEndpoints,
  applicationEndpoints,
  interestEndpoints,
  ownApplicationEndpoints,
  statusVisitEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { contractingFails, startContracting } from './actions/contracting.ts';
import { askInterest, markInterested } from './actions/interest.ts';
import { moveToJob } from './actions/move-to-job.ts';
import { recallApplication } from './actions/recall.ts';
import { remindClient } from './actions/remind-client.ts';
import { rejectApplication } from './actions/reject.ts';
import { requestInterview } from './actions/request-interview.ts';
import { reviewApplication } from './actions/review.ts';
import { selectApplication } from './actions/select.ts';
import { unselectApplication } from './actions/unselect.ts';
import { resubmitApplication, submitApplication } from './actions/submit.ts';
import { tellOutcome } from './actions/tell-outcome.ts';
import { answerInterest, readInterest } from './mails/interest-link.ts';
import { answerOwnInterest, withdrawOwnApplication } from './own/answer-own.ts';
import { listAppliedJobs } from './own/applied-jobs.ts';
import { listOwnApplications } from './own/list-own-applications.ts';
import { answerFromStatus, readStatus, withdrawFromStatus } from './own/status-visit.ts';

/**
 * Serves the actions that move an application on: for staff, for the candidate's link and for the
 * client.
 */
export function applicationActionRoutes(router: Router): void {
  mount(router, applicationActionEndpoints.askInterest, askInterest);
  mount(router, applicationActionEndpoints.interest, markInterested);
  mount(router, applicationActionEndpoints.review, reviewApplication);
  mount(router, applicationActionEndpoints.submit, submitApplication);
  mount(router, applicationActionEndpoints.resubmit, resubmitApplication);
  mount(router, applicationActionEndpoints.recall, recallApplication);
  mount(router, applicationActionEndpoints.requestInterview, requestInterview);
  mount(router, applicationActionEndpoints.select, selectApplication);
  mount(router, applicationActionEndpoints.unselect, unselectApplication);
  mount(router, applicationActionEndpoints.contract, startContracting);
  mount(router, applicationActionEndpoints.contractingFails, contractingFails);
  mount(router, applicationActionEndpoints.moveToJob, moveToJob);
  mount(router, applicationActionEndpoints.remindClient, remindClient);
  mount(router, applicationActionEndpoints.tellOutcome, tellOutcome);
  mount(router, applicationEndpoints.reject, rejectApplication);
  mount(router, interestEndpoints.read, readInterest);
  mount(router, interestEndpoints.answer, answerInterest);
  mount(router, ownApplicationEndpoints.appliedJobs, listAppliedJobs);
  mount(router, ownApplicationEndpoints.list, listOwnApplications);
  mount(router, ownApplicationEndpoints.answer, answerOwnInterest);
  mount(router, ownApplicationEndpoints.withdraw, withdrawOwnApplication);
  mount(router, statusVisitEndpoints.read, readStatus);
  mount(router, statusVisitEndpoints.answer, answerFromStatus);
  mount(router, statusVisitEndpoints.withdraw, withdrawFromStatus);
}

import { applicationRecordEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { askFeedback, remindFeedback } from './feedback/ask-feedback.ts';
import {
  noteFeedback,
  readFeedback,
  releaseFeedback,
  withdrawFeedback,
} from './feedback/feedback.ts';
import {
  readApplication,
  readClientView,
  readEvents,
  readRejection,
  readSubmissions,
} from './record/read-application.ts';
import { updateApplication } from './record/update-application.ts';

/** Serves one application: its record, what the client reads, and what the client said. */
export function applicationRecordRoutes(router: Router, config: Config): void {
  mount(router, applicationRecordEndpoints.read, readApplication);
  mount(router, applicationRecordEndpoints.update, updateApplication);
  mount(router, applicationRecordEndpoints.events, readEvents);
  mount(router, applicationRecordEndpoints.clientView, readClientView);
  mount(router, applicationRecordEndpoints.submissions, readSubmissions);
  mount(router, applicationRecordEndpoints.rejection, readRejection(config));
  mount(router, applicationRecordEndpoints.feedback, readFeedback);
  mount(router, applicationRecordEndpoints.noteFeedback, noteFeedback);
  mount(router, applicationRecordEndpoints.askFeedback, askFeedback);
  mount(router, applicationRecordEndpoints.remindFeedback, remindFeedback);
  mount(router, applicationRecordEndpoints.releaseFeedback, releaseFeedback);
  mount(router, applicationRecordEndpoints.withdrawFeedback, withdrawFeedback);
}

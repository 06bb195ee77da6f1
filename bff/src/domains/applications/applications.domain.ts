import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import { applicationActionRoutes } from './application-actions.router.ts';
import { applicationRecordRoutes } from './application-record.router.ts';
import { applicationEvents } from './applications.events.ts';
import { applicationJobs } from './applications.jobs.ts';
import { personalApplications } from './applications.personal.ts';
import { applicationRoutes } from './applications.router.ts';
import { bulkRejectApproval } from './board/bulk-reject-approval.ts';
import { clientCandidateRoutes } from './client/client-candidates.router.ts';
import { decisionVisitRoutes } from './decisions-by-mail/decision-visit.router.ts';
import { feedbackAuthoringRoutes } from './feedback/feedback-authoring.router.ts';
import { refusesFeedbackMail } from './feedback/feedback-mails.ts';
import { personalFeedback } from './feedback/feedback.personal.ts';
import { refusesApplicationMail } from './mails/person-mails.ts';
import { personalSuggestions } from './suggestions/suggestions.personal.ts';
import { suggestionRoutes } from './suggestions/suggestions.router.ts';
import { ownedApplications } from './record/owned-applications.ts';

export const applicationsDomain: Domain = {
  name: 'applications',
  owned: ownedApplications,
  collections: [browsable(ApplicationModel)],
  routes: (router, { config }) => {
    applicationRoutes(router);
    applicationActionRoutes(router);
    applicationRecordRoutes(router, config);
    suggestionRoutes(router);
    clientCandidateRoutes(router);
    feedbackAuthoringRoutes(router);
    decisionVisitRoutes(router);
  },
  jobs: applicationJobs,
  events: applicationEvents,
  refusesMail: async (mail) =>
    (await refusesApplicationMail(mail)) || (await refusesFeedbackMail(mail)),
  approvals: [bulkRejectApproval],
  personal: [personalApplications, personalFeedback, personalSuggestions],
};

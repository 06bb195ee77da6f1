import { browsable } from '../../data-browser/browsable-collection.ts';
import type { Domain } from '../../domain.ts';
import { forgetReceivedMails } from './inbox.forget.ts';
import { inboxJobs } from './inbox.jobs.ts';
import { personalReceivedMails } from './inbox.personal.ts';
import { inboxRoutes } from './inbox.router.ts';
import { ReceivedMailModel } from './received-mail.model.ts';

export const inboxDomain: Domain = {
  name: 'inbox',
  collections: [browsable(ReceivedMailModel)],
  routes: inboxRoutes,
  personal: [personalReceivedMails],
  forget: forgetReceivedMails,
  jobs: inboxJobs,
};

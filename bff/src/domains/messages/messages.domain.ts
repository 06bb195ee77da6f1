import type { Domain } from '../../domain.ts';
import { bulkMailApproval } from './bulk/bulk-mail-approval.ts';
import { bulkMail } from './bulk/bulk-mail.ts';
import { forgetInBatches } from './messages.forget.ts';
import { messageJobs } from './messages.jobs.ts';
import { messageRoutes } from './messages.router.ts';
import { presentRecipients } from './present-recipients.ts';
import { mintUnsubscribe } from './unsubscribe.ts';

export const messagesDomain: Domain = {
  name: 'messages',
  routes: messageRoutes,
  forget: forgetInBatches,
  jobs: messageJobs,
  bulk: [bulkMail],
  approvals: [bulkMailApproval],
  presentRecipients,
  tokens: { unsubscribe: mintUnsubscribe },
};

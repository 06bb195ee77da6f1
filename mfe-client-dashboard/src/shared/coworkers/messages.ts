import { defineMessages, useT } from '@muster/ui';

/** Texts of invitations that managers propose. */
const requestMessages = defineMessages('mfe-client-dashboard-coworker-requests', {
  title: 'Waiting for agreement',
  toAgree: 'Invitations to agree to',
  count_one: '{{count}} invitation to agree to',
  count_other: '{{count}} invitations to agree to',
  row: '{{role}}, requested by {{name}}',
  allJobs: 'would see all jobs',
  jobs: 'would see {{jobs}}',
  noJobs: 'would see no job yet',
  message: 'Message to them: {{text}}',
  approve: 'Agree',
  approveFor: 'Agree to the invitation of {{email}}',
  refuse: 'Refuse',
  refuseFor: 'Refuse the invitation of {{email}}',
  approved: '{{email}} was invited',
  refused: '{{email}} is not invited',
});

export const useRequestMessages = () => useT(requestMessages);
export type RequestMessages = ReturnType<typeof useRequestMessages>;

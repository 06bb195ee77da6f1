import { common, defineMessages, useT } from '@muster/ui';

/** Texts about access to a client's company, for staff and the company's administrators. */
const accessMessages = defineMessages('blocks-company-access', {
  menu: 'Actions for {{name}}',
  action: {
    edit: 'Edit role and rights',
    resend_invite: 'Send the invitation again',
    disable: 'End access',
    enable: 'Give access again',
  },
  done: {
    resend_invite: 'A new invitation is on its way to {{email}}',
    enable: '{{name}} has access again',
  },
  role: common.role,
  rights: 'Rights',
  viewer: 'A viewer reads and decides on nothing.',
  canDecide: 'Decides about candidates',
  canSeeBillRates: 'Sees what is billed',
  canSeeAllJobs: 'Sees all jobs',
  allJobsHelp: 'Otherwise a manager sees the jobs that they interview for or supervise.',
});

export const useAccessMessages = () => useT(accessMessages);

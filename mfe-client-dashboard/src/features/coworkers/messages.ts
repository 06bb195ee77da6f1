import { common, defineMessages, useT } from '@muster/ui';

/** Texts of inviting coworkers. */
const coworkerMessages = defineMessages('mfe-client-dashboard-coworkers', {
  title: 'Invite coworkers',
  who: 'Whom you invite',
  emails: 'E-mail addresses',
  emailsHelp: 'Up to {{max}}. Press Enter after each.',
  foreign_one: '{{addresses}} is not an address of {{domain}}. Check that you mean this person.',
  foreign_other: '{{addresses}} are not addresses of {{domain}}. Check that you mean these people.',
  role: common.role,
  roleHelp: {
    client_admin: 'Sees all jobs and rates, decides, and manages the people of your company.',
    client_manager: 'Decides on candidates, of the jobs that you choose or of all.',
    client_viewer: 'Reads all jobs and candidates, and decides nothing.',
  },
  approval: 'An administrator of your company has to agree before a manager is invited.',
  all: 'May see all jobs of the company',
  jobs: 'Jobs they can see',
  jobsHelp: 'They also see jobs for which they interview or supervise.',
  jobsAll: 'They see all jobs of the company.',
  message: 'Personal message',
  send: 'Send invitations',
  cancel: common.cancel,
  close: common.close,
  sent_one: '{{count}} invitation was sent',
  sent_other: '{{count}} invitations were sent',
  waits_one: '{{count}} invitation waits for an administrator to agree',
  waits_other: '{{count}} invitations wait for an administrator to agree',
  known: 'Invited before, or part of your company already: {{addresses}}',
  refused: 'Cannot be invited: {{addresses}}',
  noAdmin: 'Your company has no administrator who could agree. Ask your account manager.',
  people: {
    title: 'People of {{company}}',
    invited: 'Invited',
    ended: 'Access ended',
    none: 'Nobody yet.',
  },
  manage: {
    edit: 'Edit role and rights',
    done: {
      saved: 'The rights of {{name}} are saved',
      disable: 'The access of {{name}} is ended',
    },
    title: 'Job title',
    save: common.saveChanges,
    end: {
      title: 'End the access of {{name}}',
      keep: 'Keep access',
      confirm: 'End access',
      access: 'They cannot open anything of {{company}} any more, from now on.',
      written: 'What they wrote stays.',
      account: 'Their account is kept: you can give access again at any time.',
      supervises_one:
        'They lead {{count}} contractor. Choose another supervisor for that position first.',
      supervises_other:
        'They lead {{count}} contractors. Choose another supervisor for those positions first.',
    },
  },
});

export const useCoworkerMessages = () => useT(coworkerMessages);

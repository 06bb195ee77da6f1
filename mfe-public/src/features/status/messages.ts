import { defineMessages, useT } from '@muster/ui';

/** Texts of the application status for candidates without an account. */
const statusMessages = defineMessages('mfe-public-status', {
  title: 'Where you stand, {{name}}',
  lead: '{{agency}} shows you here who has to act, and until when. Keep the e-mail: the link works for 180 days.',
  none: 'No application at the moment',
  noneText:
    'You are in our pool. When a job fits, we write to you, and you read here how it stands.',
  openRoles: 'See open roles',
  recruiter: 'Your contact is {{name}}. Reply to any e-mail with your questions.',
  account: 'You have an account: sign in to see your profile, interviews and documents.',
  signIn: 'Sign in',
});

export const useStatusMessages = () => useT(statusMessages);

import type { GrantableRole } from '@muster/contracts';

/** Names of roles in mails: "you will work as …". */
export const roleNames: Readonly<Record<GrantableRole, string>> = {
  owner: 'an owner',
  admin: 'an administrator',
  recruiter: 'a recruiter',
  account_manager: 'an account manager',
  vetter: 'a vetter',
  team_lead: 'a team lead',
  finance_hr: 'finance and HR',
  staff_viewer: 'a viewer',
  client_admin: 'a client administrator',
  client_manager: 'a hiring manager',
  client_viewer: 'a viewer',
  candidate: 'a candidate',
};

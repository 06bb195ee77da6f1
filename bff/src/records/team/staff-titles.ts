import type { staffRoles } from '@muster/contracts';

/** What somebody is called who comes with a role, until a colleague writes what they do. */
export const titleOfRole: Readonly<Record<(typeof staffRoles)[number], string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  recruiter: 'Recruiter',
  account_manager: 'Account manager',
  vetter: 'Vetter',
  team_lead: 'Team lead',
  finance_hr: 'Finance and HR',
  staff_viewer: 'Viewer',
};

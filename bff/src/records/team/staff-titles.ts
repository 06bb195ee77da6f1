import type { staffRoles } from '@muster/contracts';

/** Default job title for each role, until a colleague writes one. */
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

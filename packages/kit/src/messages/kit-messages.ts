import { defineMessages } from '@muster/ui';

/** The kit's own texts, but for errors. */
export const kitMessages = defineMessages('kit', {
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet.',
    confirm: 'Discard changes',
    stay: 'Keep editing',
  },
  overlay: {
    close: 'Close',
  },
  query: {
    errorTitle: 'This could not be loaded',
    slow: 'Still loading. This takes longer than usual.',
    stale: 'This could not be refreshed. You see what was loaded before.',
  },
  actions: {
    more: 'More actions',
  },
  form: {
    saved: 'Saved',
    conflictBy: 'Someone',
  },
  draft: {
    found: 'You have an unsaved draft from {{when}}.',
    restore: 'Restore',
    discard: 'Discard',
  },
  undo: {
    undone: 'Undone',
  },
  role: {
    owner: 'Owner',
    admin: 'Administrator',
    recruiter: 'Recruiter',
    account_manager: 'Account manager',
    vetter: 'Vetter',
    team_lead: 'Team lead',
    finance_hr: 'Finance and HR',
    staff_viewer: 'Viewer',
    client_admin: 'Client administrator',
    client_manager: 'Client manager',
    client_viewer: 'Client viewer',
    candidate: 'Candidate',
    contractor: 'Contractor',
  },
});

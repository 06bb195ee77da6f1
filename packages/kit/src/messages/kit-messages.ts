import { common, defineMessages } from '@muster/ui';

/** The kit's own texts, but for errors. */
export const kitMessages = defineMessages('kit', {
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet.',
    confirm: 'Discard changes',
    stay: 'Keep editing',
  },
  overlay: {
    close: common.close,
  },
  query: {
    errorTitle: 'This could not be loaded',
    unread: '{{what}}: this could not be loaded. {{why}}',
    retry: common.tryAgain,
    slow: 'Still loading. This takes longer than usual.',
    stale: 'This could not be refreshed. You see what was loaded before.',
  },
  actions: {
    more: common.moreActions,
  },
  form: {
    saved: 'Saved',
    conflictBy: common.someone,
  },
  draft: {
    found: 'You have an unsaved draft. Last change: {{when}}.',
    restore: common.restore,
    discard: 'Discard',
  },
  photo: {
    type: 'This file is no picture that can be used. Choose a PNG, JPEG or WebP.',
    damaged: 'This picture cannot be read. Save it again.',
    pixels: 'This picture is too large. Save it with fewer pixels.',
  },
  undo: {
    undone: common.undone,
  },
  role: {
    owner: common.owner,
    admin: 'Administrator',
    recruiter: common.recruiter,
    account_manager: common.accountManager,
    vetter: 'Vetter',
    team_lead: 'Team lead',
    finance_hr: 'Finance and HR',
    staff_viewer: 'Viewer',
    client_admin: 'Client administrator',
    client_manager: 'Client manager',
    client_viewer: 'Client viewer',
    candidate: common.candidate,
    contractor: common.contractor,
  },
});

import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the catalogue of reasons. */
export const reasonMessages = defineMessages('mfe-team-reasons', {
  title: 'Reasons',
  subtitle:
    'What people choose from when something ends. Switched off, it stays on the records that name it.',
  add: 'New reason',
  choose: 'What ends',
  context: {
    application_reject: 'An application is rejected',
    application_withdraw: 'An application is withdrawn',
    candidate_reject: 'A candidate is rejected',
    vetting_fail: 'A vetting is failed',
    interview_cancel: 'An interview is cancelled',
    position_cancel: 'A position is cancelled',
    job_close: 'A job is closed',
    placement_end: 'A placement ends',
    referral_decline: 'A referral is declined',
    timesheet_reject: 'A timesheet is rejected',
    document_void: 'A document is voided',
  },
  side: {
    agency: 'Our side',
    client: 'The client’s side',
    candidate: 'The person’s side',
    none: 'No side',
  },
  count: '{{active}} of {{all}} in use',
  empty: {
    title: 'No reasons yet',
    text: 'Without reasons, colleagues cannot say why. Add the first.',
  },
  note: 'Asks for a note',
  coolDown_one: 'Cool-down of {{count}} day',
  coolDown_other: 'Cool-down of {{count}} days',
  off: 'Switched off',
  changed: 'Changed by {{name}}, {{date}}',
  edit: common.edit,
  editOne: 'Edit {{label}}',
  up: 'Move {{label}} up',
  down: 'Move {{label}} down',
  moved: '{{label}} is now at position {{position}} of {{total}}',
  stale: 'Someone has added a reason in the meantime. Check the list and reorder it again.',
  done: {
    created: '“{{label}}” was added',
    saved: '“{{label}}” was saved',
    off: '“{{label}}” is no longer offered',
    on: '“{{label}}” is offered again',
  },
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  switchOffOne: 'Switch off {{label}}',
  switchOnOne: 'Switch on {{label}}',
  form: {
    newTitle: 'New reason',
    editTitle: 'Edit reason',
    label: common.reason,
    renamed:
      'Records with this reason show the new wording too. To keep the old wording there, switch it off and add another reason.',
    side: 'Whose reason it is',
    note: 'Asks for a note',
    noteHelp: 'Anyone who chooses it has to add a note.',
    coolDown: 'Cool-down',
    coolDownHelp: 'Days after which the candidate may be considered again. Empty: at any time.',
    template: 'E-mail template',
    templateHelp: 'The text that people are told with for this reason. Empty: the usual one.',
    daysSuffix: ' days',
    save: common.save,
    create: 'Add reason',
    cancel: common.cancel,
  },
});

export const useReasonMessages = () => useT(reasonMessages);
export type ReasonMessages = ReturnType<typeof useReasonMessages>;

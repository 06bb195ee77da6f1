import { common, defineMessages, useT } from '@muster/ui';

/** Texts for moving, holding and ending an application, the same on every record. */
export const applicationMessages = defineMessages('blocks-applications', {
  moveTo: 'Move to {{stage}}',
  moved: 'Moved to {{stage}}',
  resumed: '{{job}}: resumed',
  restored: '{{job}}: restored',
  stages: { label: 'In the pipeline: {{list}}', none: 'nobody', onHold: '{{count}} on hold' },
  hold: {
    title: 'Put on hold: {{job}}',
    until: common.until,
    untilHelp: 'Leave empty if not known yet.',
    note: 'Note for colleagues',
    keep: common.cancel,
    confirm: common.putOnHold,
    done: '{{job}}: on hold',
    effects: {
      clock: 'The clock of this stage stops until the application is resumed',
      until: 'It is resumed on {{date}}, and its owner is told',
      stays: '{{name}} stays in {{stage}} and is not notified',
    },
  },
  end: {
    title: 'Remove {{name}} from {{job}}',
    titleOf: {
      remove: 'Remove {{name}} from {{job}}',
      reject: 'Reject {{name}} for {{job}}',
      withdraw: 'Withdraw {{name}} from {{job}}',
    },
    how: 'What happened',
    ways: {
      remove: 'Added by mistake',
      reject: 'Rejected',
      withdraw: 'Withdrew',
    },
    who: 'Who decided',
    sides: { agency: 'Agency', client: common.client, candidate: common.candidate, none: 'Nobody' },
    reason: common.reason,
    note: 'Internal note',
    noteHelp: 'Only staff can read this',
    keep: 'Keep on the job',
    confirm: {
      remove: common.removeFromJob,
      reject: 'Reject application',
      withdraw: 'Withdraw application',
    },
    undoable: 'You can undo this for 10 seconds',
    effects: {
      remove: 'The application leaves the job. Nothing was shown to {{company}}.',
      reject: 'The application moves from {{stage}} to Rejected',
      withdraw: 'The application moves from {{stage}} to Withdrawn',
      others_one: 'The other job of {{name}} is not affected',
      others_other: 'The other {{count}} jobs of {{name}} are not affected',
      calledOff: 'Interviews ahead are cancelled, by an e-mail to all invited',
      told: '{{name}} is not told of it',
      client: '{{company}} is notified by e-mail, unless you undo it',
    },
    done: {
      remove: '{{name}} was removed from {{job}}',
      reject: '{{name}} was rejected for {{job}}',
      withdraw: '{{name}} was withdrawn from {{job}}',
    },
  },
});

export const useApplicationBlockMessages = () => useT(applicationMessages);

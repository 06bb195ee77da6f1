import { common, enumLabels } from '@muster/ui';

/** Texts of rules between a candidate and clients. */
export const clientRules = {
  title: 'Rules for clients',
  none: 'May be proposed to every client.',
  add: 'Add a rule',
  edit: common.edit,
  change: 'Change the rule for {{client}}',
  hiddenClient: 'A client whose record you do not see',
  keepsAway: 'Not proposed',
  until: 'Until {{date}}.',
  over: 'Ended on {{date}}.',
  removed: 'The rule for {{client}} was removed',
  remove: 'Remove rule',
  rule: enumLabels.candidateRule,
  form: {
    addTitle: 'Rule for a client',
    changeTitle: 'The rule for {{client}}',
    client: common.client,
    rule: 'What is so',
    until: 'Last day',
    untilHelp: 'Empty: until it is changed.',
    note: 'Why',
    noteHelp: 'For colleagues. Clients and the person never read it.',
    keep: common.cancel,
    addConfirm: 'Add rule',
    changeConfirm: 'Save rule',
    added: 'Rule added',
    saved: 'Rule saved',
    effects: {
      away: 'The person cannot be proposed to this client, on any job',
      hint: 'A hint for colleagues; proposing stays possible',
    },
  },
} as const;

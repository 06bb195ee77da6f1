import { common } from '@muster/ui';

/** What is done to the people who are selected in the list. */
export const bulk = {
  checking: 'Checking what will happen',
  vetting: 'Update vetting',
  email: 'E-mail',
  tooMany: 'At most {{max}} candidates can be changed at once. Filter the list to select fewer.',
  refused_one: '{{total}} cannot be changed: {{why}}',
  refused_other: '{{total}} cannot be changed: {{why}}',
  refusedNamed_one: '{{total}} cannot be changed: {{names}} ({{why}})',
  refusedNamed_other: '{{total}} cannot be changed: {{names}} ({{why}})',
  andMore_one: '{{names}} and {{count}} more',
  andMore_other: '{{names}} and {{count}} more',
  refusal: {
    NOT_FOUND: 'not found, or you have no access',
    SELF_RECORD: 'your own record',
    FORBIDDEN: 'you may not change this',
    CANDIDATE_MERGED: 'merged into another record',
    INVALID_TRANSITION: 'deleted',
    OTHER_VETTING_STATUS: 'the vetting status does not allow it',
    VETTING_FEEDBACK_REQUIRED: 'no submitted scorecard',
    other: 'being changed by someone else',
  },
  undone: common.undone,
  undoneBut_one: 'Undone, except {{count}} that someone changed since',
  undoneBut_other: 'Undone, except {{count}} that someone changed since',
  export: 'Export',
} as const;

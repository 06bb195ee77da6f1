import { defineMessages, useT } from '@muster/ui';

/** Texts of moving candidates to another job. */
const moveMessages = defineMessages('mfe-jobs-move', {
  to: 'Where to',
  target: { stage: 'Another stage', job: 'Another job' },
  job: 'Other job',
  jobHelp: 'Jobs that you may add candidates to.',
  stage: 'Initial stage',
  effects: {
    here: 'On this job, their applications end as withdrawn and are marked as moved. Submissions to the client are recalled.',
    there: 'On the other job, they start again with their current profile.',
    stays:
      'Introductions, rates and feedback stay with this job: the other client does not see them.',
  },
  choose: 'Choose the other job',
  nobody: 'Nobody can be moved',
  confirm_one: 'Move {{count}} candidate',
  confirm_other: 'Move {{count}} candidates',
  moved_one: '{{count}} candidate moved to {{job}}',
  moved_other: '{{count}} candidates moved to {{job}}',
  doneTitle: 'Moved to {{job}}',
  kept_one: '{{count}} candidate could not be moved and stays selected.',
  kept_other: '{{count}} candidates could not be moved and stay selected.',
  board: 'Open the other job',
  here: 'Stays here',
});

export const useMoveMessages = () => useT(moveMessages);

import { defineMessages, useT } from '@muster/ui';

const messages = defineMessages('mfe-team-member-evaluations', {
  title: 'Evaluations',
  start: 'Start evaluation',
  empty: 'No evaluations yet',
  firstDue: 'First evaluation is due {{day}}.',
  nextDue: 'The next evaluation is due {{day}}.',
  none: 'Nothing has been shared with you yet.',
  late: 'Overdue',
  due: 'Due {{day}}',
  period: '{{from}} to {{to}}',
  reviewer: 'Reviewed by {{name}}',
  score: '{{score}} of 5',
  trend: {
    title: 'Trend',
    label: 'Scores over time: {{scores}}',
    last: 'Last score',
    few: 'A trend shows from {{count}} scores on.',
    point: '{{day}}: {{score}}',
  },
  goals: 'Goals',
  goalDue: 'Due {{day}}',
  goalState: { open: 'Open', done: 'Done', dropped: 'Dropped' },
  form: {
    title: 'Start an evaluation',
    cycle: 'Cycle',
    from: 'From',
    to: 'To',
    due: 'Due',
    reviewer: 'Reviewer',
    template: 'Template',
    templateHelp: 'Criteria and weights can still be changed until rating begins.',
    effect: 'The reviewer and {{name}} are told. Open goals come along.',
    cancel: 'Cancel',
    save: 'Start evaluation',
    saved: 'Evaluation scheduled',
  },
});

/** Returns the texts of a member’s evaluations. */
export const useMemberEvaluationMessages = () => useT(messages);

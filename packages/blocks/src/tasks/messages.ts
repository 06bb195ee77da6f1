import { common, defineMessages } from '@muster/ui';

export const taskMessages = defineMessages('blocks-tasks', {
  title: common.tasks,
  add: 'Add task',
  emptyTitle: 'No open tasks',
  showDone: 'Show done',
  hideDone: 'Hide done',
  form: {
    label: 'New task',
    title: 'What is to be done',
    dueOn: 'Due',
    assignee: 'For',
    save: 'Add task',
  },
  row: {
    actions: 'Actions for “{{title}}”',
    snoozeTomorrow: 'Snooze until tomorrow',
    snoozeWeek: 'Snooze for a week',
    snoozeMonth: 'Snooze for a month',
    wake: 'Reopen now',
    snoozed: 'Snoozed until {{day}}',
    for: 'For {{name}}',
    doneText: 'Task done',
    snoozedText: 'Task snoozed until {{day}}',
    reopenedText: 'Task reopened',
    wokenText: 'Task reopened',
  },
});

import { common, defineMessages, useT } from '@muster/ui';

/** Texts of a user's day. */
const todayMessages = defineMessages('mfe-team-today', {
  handover: 'Handover pack',
  title: 'Today',
  titleOf: 'Today of {{name}}',
  day: '{{day}}, {{zone}}',
  keys: 'Keys: J and K move between rows, D marks a task as done, S puts it off to the next working day.',
  clear: 'All clear.',
  clearText: 'Nothing is due, and nothing waits for others.',
  away: '{{name}} is on leave.',
  awayCover: '{{name}} is on leave. {{cover}} stands in.',
  groups: {
    meetings: 'Meetings today',
    overdue: 'Overdue',
    due: 'Due today',
    waiting: 'Waiting for others',
    contracts: 'Contracts that start or end',
    later: 'Later',
  },
  summary: {
    title: 'End of the day',
    done_one: '1 task done today',
    done_other: '{{count}} tasks done today',
    left_one: '1 item still due',
    left_other: '{{count}} items still due',
    snoozed_one: '1 task put off',
    snoozed_other: '{{count}} tasks put off',
  },
  row: {
    done: 'Done',
    doneLabel: 'Mark “{{title}}” as done',
    snooze: 'Put off',
    snoozeLabel: 'Put “{{title}}” off to {{day}}',
    reassign: 'Reassign',
    reassignLabel: 'Give “{{title}}” to a colleague',
    open: 'Open',
  },
  submission: 'Answer of {{company}}',
  feedback: 'Feedback of {{name}}',
  reassign: {
    title: 'Give this task to a colleague',
    to: 'To whom',
    keep: common.cancel,
    confirm: 'Reassign',
    done: '{{name}} has the task now',
    effects: {
      told: 'Your colleague is told and finds the task on their board',
      gone: 'It leaves this board; its day stays as it is',
    },
  },
});

export const useTodayMessages = () => useT(todayMessages);

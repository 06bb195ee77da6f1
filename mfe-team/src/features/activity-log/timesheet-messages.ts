/** Log texts about managed people. */
export const teamMemberLogMessages = {
  entity: 'Team member',
  group: 'Team members',
  actions: {
    update: 'Changed a team member',
    set_emergency_contact: 'Changed an emergency contact',
    join: 'A contractor joined the team',
    leave: 'A contractor left the team',
    hand_over: 'Handed the work of a team member over',
  },
} as const;

/** Log texts about hours. */
export const timesheetLogMessages = {
  entity: 'Timesheet',
  group: 'Timesheets',
  actions: {
    open: 'Started a timesheet',
    save: 'Changed the hours of a timesheet',
    submit: 'Submitted a timesheet',
    recall: 'Recalled a timesheet',
    client_approve: 'Approved a timesheet for the client',
    client_reject: 'Sent a timesheet back for the client',
    answer_by_mail: 'Answered about a timesheet by e-mail',
    approve: 'Approved a timesheet',
    reject: 'Sent a timesheet back',
    escalate: 'A timesheet waited too long for approval',
    lock: 'Locked a timesheet',
    unlock: 'Unlocked a timesheet',
    reopen: 'Reopened a timesheet',
    export: 'Downloaded hours for payroll or invoices',
  },
} as const;

/** Log texts about evaluations, whose content is not logged. */
export const evaluationLogMessages = {
  entity: 'Evaluation',
  group: 'Evaluations',
  actions: {
    create: 'Scheduled an evaluation',
    plan: 'Changed the plan of an evaluation',
    update: 'Changed an evaluation',
    save_self: 'Changed a self review',
    open_self_review: 'Opened a self review',
    start: 'Started an evaluation',
    submit_self: 'Submitted a self review',
    skip_self_review: 'A self review was not submitted in time',
    ask_input: 'Asked the client for their view in an evaluation',
    remind_input: 'Reminded the client of an evaluation',
    withdraw_input: 'Withdrew a question to the client in an evaluation',
    answer_input: 'Gave the client’s view in an evaluation',
    submit: 'Submitted an evaluation',
    send_back: 'Sent an evaluation back',
    share: 'Shared an evaluation',
    acknowledge: 'Acknowledged an evaluation',
    cancel: 'Cancelled an evaluation',
    reopen: 'Reopened an evaluation',
  },
} as const;

/** Log texts about evaluation templates. */
export const evaluationTemplateLogMessages = {
  entity: 'Evaluation template',
  group: 'Evaluation templates',
  actions: {
    create: 'Added an evaluation template',
    update: 'Changed an evaluation template',
  },
} as const;

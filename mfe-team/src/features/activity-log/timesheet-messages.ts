/** What the log says of managed people. */
export const teamMemberLogMessages = {
  entity: 'Team member',
  group: 'Team members',
  actions: {
    update: 'Changed a team member',
    set_emergency_contact: 'Changed an emergency contact',
    join: 'A contractor joined the team',
    leave: 'A contractor left the team',
  },
} as const;

/** What the log says of hours. */
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
    approve: 'Approved a timesheet',
    reject: 'Sent a timesheet back',
    escalate: 'A timesheet waited too long for approval',
    lock: 'Locked a timesheet',
    unlock: 'Unlocked a timesheet',
    reopen: 'Reopened a timesheet',
    export: 'Downloaded hours for payroll or invoices',
  },
} as const;

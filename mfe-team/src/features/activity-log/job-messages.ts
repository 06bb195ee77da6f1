/** What the log says of jobs. */
export const jobMessages = {
  entity: 'Job',
  group: 'Jobs',
  actions: {
    change_team: 'Changed the team',
    create: 'Made a draft',
    client_create: 'Asked for by a client',
    copy: 'Copied from another job',
    update: 'Changed the job',
    edit_opened_date: 'Changed the opened date',
    submit_for_review: 'Sent to review',
    send_back: 'Sent back',
    open: 'Opened',
    hold: 'Put on hold',
    resume: 'Went on after the hold',
    fill: 'All seats filled',
    add_seat: 'Open again for a seat',
    close: 'Closed',
    cancel: 'Cancelled',
    reopen: 'Opened again',
    delete: 'Deleted',
  },
} as const;

/** What the log says of seats. */
export const positionMessages = {
  entity: 'Position',
  group: 'Positions',
  actions: {
    add: 'Added a position',
    update: 'Changed the position',
    set_supervisor: 'Changed the supervisor',
    hold: 'Put on hold',
    resume: 'Went on after the hold',
    reserve: 'Kept for somebody',
    release: 'Given back',
    fill: 'Filled',
    cancel: 'Cancelled',
    restore: 'Brought back',
    delete: 'Deleted',
  },
} as const;

/** What the log says of placements. */
export const placementMessages = {
  entity: 'Placement',
  group: 'Placements',
  actions: {
    change_manager: 'Gave it to somebody else',
    create: 'Made the placement',
    start: 'Started',
    waive: 'Let it start without papers',
    change_start: 'Changed the start',
    cancel: 'Cancelled before the start',
    pause: 'Paused',
    resume: 'Went on after the pause',
    extend: 'Extended',
    change_rate: 'Changed the rates',
    change_supervisor: 'Changed the supervisor',
    give_notice: 'Gave notice',
    withdraw_notice: 'Took the notice back',
    end: 'Ended',
    terminate: 'Terminated',
    rehire: 'Hired again',
    check_item: 'Ticked a step of the onboarding',
  },
} as const;

/** What the log says of public forms. */
export const intakeMessages = {
  entity: 'Request',
  group: 'Requests',
  actions: { submit: 'Sent in by a form' },
} as const;

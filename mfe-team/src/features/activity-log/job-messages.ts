import { common } from '@muster/ui';

/** Log texts about jobs. */
export const jobMessages = {
  entity: common.job,
  group: common.jobs,
  actions: {
    change_team: 'Changed the team',
    create: 'Created a draft',
    client_create: 'Requested by a client',
    client_ask: 'The client asked for a change',
    copy: 'Copied from another job',
    update: 'Changed the job',
    update_custom_fields: 'Changed custom fields',
    set_client: 'Assigned to a client',
    edit_opened_date: 'Changed the opened date',
    submit_for_review: 'Sent to review',
    send_back: 'Sent back',
    open: 'Opened',
    hold: common.putOnHold,
    resume: 'Resumed after the hold',
    fill: 'All positions filled',
    add_seat: 'Reopened for a position',
    close: 'Closed',
    cancel: 'Cancelled',
    reopen: 'Opened again',
    delete: common.deleted,
    restore_deleted: 'Restored',
  },
} as const;

/** Log texts about seats. */
export const positionMessages = {
  entity: 'Position',
  group: common.positions,
  actions: {
    add: 'Added a position',
    update: 'Changed the position',
    set_supervisor: 'Changed the supervisor',
    hold: common.putOnHold,
    resume: 'Resumed after the hold',
    reserve: 'Reserved',
    release: 'Released',
    fill: 'Filled',
    cancel: 'Cancelled',
    restore: 'Restored',
    delete: common.deleted,
  },
} as const;

/** Log texts about placements. */
export const placementMessages = {
  entity: common.placement,
  group: 'Placements',
  actions: {
    client_ask_again: 'The client asked for this person again',
    client_ask_extension: 'The client asked to extend the contract',
    ask_exit_survey: 'Asked how the work was',
    answer_exit_survey: 'Answered how the work was',
    change_manager: 'Changed the account manager',
    create: 'Created the placement',
    start: 'Started',
    waive: 'Started before its documents were checked',
    change_start: 'Changed the start',
    cancel: 'Cancelled before the start',
    pause: 'Paused',
    resume: 'Resumed after the pause',
    extend: 'Extended',
    change_rate: 'Changed the rates',
    change_supervisor: 'Changed the supervisor',
    plan_supervisor: 'Planned another supervisor',
    update_terms: 'Changed the terms',
    give_notice: 'Gave notice',
    withdraw_notice: 'Withdrew the notice',
    end: 'Ended',
    terminate: 'Terminated',
    rehire: 'Hired again',
    check_item: 'Completed an onboarding step',
  },
} as const;

/** Log texts about referrals. */
export const referralMessages = {
  entity: 'Referral',
  group: 'Referrals',
  actions: {
    create: 'Referred a person',
    find_known: 'Found to be known already',
    contact: 'Contacted',
    join: 'Applied',
    match: 'Matched to a candidate',
    placement_starts: 'Started work',
    reward_falls_due: 'Reward fell due',
    placement_ends: 'Ended without a reward',
    batch: 'Taken into a pay batch',
    unbatch: 'Taken out of a pay batch',
    pay: 'Reward paid',
    decline: 'Declined',
    expire: 'Expired',
    reopen: 'Reopened',
  },
};

/** Log texts about referral programs. */
export const referralProgramMessages = {
  entity: 'Referral program',
  group: 'Referral programs',
  actions: { create: 'Added a referral program', update: 'Changed a referral program' },
} as const;

/** Log texts about rewards paid together. */
export const rewardBatchMessages = {
  entity: 'Pay batch',
  group: 'Pay batches',
  actions: { create: 'Created a pay batch', pay: 'Marked as paid', cancel: 'Cancelled' },
} as const;

/** Log texts about public forms. */
export const intakeMessages = {
  entity: 'Request',
  group: 'Requests',
  actions: {
    begin: 'Began an application form',
    submit: 'Sent in by a form',
    confirm: 'Confirmed by e-mail',
    correct_address: 'Corrected the e-mail address',
    send_again: 'Asked for the e-mail again',
  },
} as const;

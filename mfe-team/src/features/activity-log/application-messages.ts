import { common } from '@muster/ui';

/** Log texts about applications. */
export const applicationMessages = {
  add: 'Added to a job',
  change_owner: 'Changed the owner',
  move: 'Moved to another stage',
  move_stage: 'Moved to another stage',
  shift: 'Moved along with a change of the pipeline',
  undo_move: 'Took the last step back',
  hold: common.putOnHold,
  resume: 'Resumed after the hold',
  reject: 'Rejected for a job',
  withdraw: 'Withdrew from a job',
  restore: 'Restored on a job',
  remove: 'Removed from a job',
  put_back: 'Added back to a job',
  ask_interest: 'Asked whether the candidate is interested in a job',
  interest: 'Recorded interest in a job',
  candidate_yes: 'Confirmed interest in a job',
  candidate_no: 'Declined a job',
  candidate_withdraw: 'Withdrew from a job',
  withdraw_share: 'Withdrew the profile from a client',
  review: 'Sent to review',
  prepare: 'Prepared the submission',
  submit: 'Submitted to a client',
  resubmit: 'Sent a new version to a client',
  recall: 'Recalled from a client',
  seen: 'Opened by a client',
  request_interview: 'Recorded an interview request',
  decide_by_mail: 'Decided by e-mail',
  ask_decider: 'Asked a colleague to decide',
  ask_more: 'Asked for more before deciding',
  select: 'Selected for a position',
  unselect: 'Selection undone',
  start_contracting: 'Contract started',
  contracting_fails: 'Contract fell through',
  placement_starts: 'Placed',
  move_to_job: 'Moved to another job',
  feedback: common.clientFeedback,
  reorder: 'Reordered within the stage',
  tell_job_change: 'Notified of changes to the job',
  remind_client: 'Reminded the client to decide',
  tell_outcome: 'Told how the application ended',
} as const;

/** Log texts about submissions. */
export const submissionMessages = {
  entity: 'Submission',
  group: 'Submissions',
  actions: { freeze: 'Stored the version shown to the client' },
} as const;

/** Log texts about client feedback. */
export const feedbackMessages = {
  entity: common.clientFeedback,
  group: common.clientFeedback,
  actions: {
    note: 'Recorded client feedback',
    ask: 'Asked the client for feedback',
    ask_again: 'Asked the client for feedback again',
    begin: 'Client feedback was begun by its author',
    remind: 'Reminded the client of feedback',
    submit: 'Received client feedback',
    edit: 'Client feedback was changed by its author',
    recall: 'Client feedback was withdrawn by its author',
    release: 'Released feedback to the person',
    withdraw: 'Withdrew client feedback',
  },
} as const;

/** Log texts about candidates suggested by vetters. */
export const suggestionMessages = {
  entity: 'Suggestion for a job',
  group: 'Suggestions for jobs',
  actions: {
    suggest: 'Suggested someone for a job',
    accept: 'Accepted a suggestion for a job',
    decline: 'Declined a suggestion for a job',
    withdraw: 'Withdrew a suggestion for a job',
  },
} as const;

/** What the log says of applications. */
export const applicationMessages = {
  add: 'Added to a job',
  change_owner: 'Changed who looks after it',
  move: 'Moved to another stage',
  move_stage: 'Moved to another stage',
  shift: 'Moved along with a change of the pipeline',
  hold: 'Put on hold',
  resume: 'Went on after the hold',
  reject: 'Rejected for a job',
  withdraw: 'Withdrew from a job',
  restore: 'Taken back on a job',
  remove: 'Removed from a job',
  put_back: 'Put back on a job',
  ask_interest: 'Asked whether a job is of interest',
  interest: 'Noted interest in a job',
  candidate_yes: 'Said yes to a job',
  candidate_no: 'Said no to a job',
  review: 'Sent to review',
  prepare: 'Prepared what the client reads',
  submit: 'Submitted to a client',
  resubmit: 'Sent a new version to a client',
  recall: 'Recalled from a client',
  seen: 'Opened by a client',
  request_interview: 'Noted a wish for an interview',
  select: 'Selected for a seat',
  unselect: 'Selection taken back',
  start_contracting: 'Contract begun',
  contracting_fails: 'Contract came to nothing',
  placement_starts: 'Placed',
  move_to_job: 'Moved to another job',
  feedback: 'Feedback of a client',
  reorder: 'Put at another place of the stage',
} as const;

/** What the log says of what clients were shown. */
export const submissionMessages = {
  entity: 'Submission',
  group: 'Submissions',
  actions: { freeze: 'Kept what the client was shown' },
} as const;

/** What the log says of what clients said. */
export const feedbackMessages = {
  entity: 'Client feedback',
  group: 'Client feedback',
  actions: {
    note: 'Noted feedback of a client',
    release: 'Released feedback to the person',
    withdraw: 'Withdrew feedback of a client',
  },
} as const;

/** What the log says of people whom vetters suggest. */
export const suggestionMessages = {
  entity: 'Suggestion for a job',
  group: 'Suggestions for jobs',
  actions: {
    suggest: 'Suggested somebody for a job',
    accept: 'Took up a suggestion for a job',
    decline: 'Declined a suggestion for a job',
    withdraw: 'Took back a suggestion for a job',
  },
} as const;

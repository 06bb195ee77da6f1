import type {
  ApprovalState,
  ClientInterviewState,
  CandidateState,
  UserState,
  ExportState,
  FileRequestState,
  ImportState,
  MessageState,
  OperationState,
  CalendarResponse,
  ApplicationFeedbackState,
  MeetingRecordingState,
  MeetingState,
  ScheduleRequestState,
  ReceivedMailState,
  ReferralState,
  RewardBatchState,
  LegalIdentityState,
  ScreeningFormState,
  SignatureState,
  SignatureTemplateState,
  SuggestionState,
  EvaluationInputState,
  ExitSurveyState,
  EvaluationState,
  TimesheetState,
  VettingInterviewState,
  VettingState,
  applicationStageKinds,
  applicationStates,
  companyStates,
  extractionReviewStates,
  fileScanStates,
  jobStates,
  pipelineMachine,
  placementStates,
  poolStates,
  positionStates,
  scorecardStates,
  skillStates,
  promiseStates,
  taskStates,
  teamMemberStates,
} from '@muster/contracts';
import type { Family } from '../theme/tokens.ts';

type OneOf<List extends readonly string[]> = List[number];

/** All states that have a badge, by machine. The lists are those of the contracts. */
export type StatesOf = {
  candidate: CandidateState;
  vetting: VettingState;
  job: OneOf<typeof jobStates>;
  position: OneOf<typeof positionStates>;
  stage: OneOf<typeof applicationStageKinds>;
  application: OneOf<typeof applicationStates>;
  placement: OneOf<typeof placementStates>;
  company: OneOf<typeof companyStates>;
  user: UserState;
  promise: OneOf<typeof promiseStates>;
  task: OneOf<typeof taskStates>;
  pool: OneOf<typeof poolStates>;
  skill: OneOf<typeof skillStates>;
  teamMember: OneOf<typeof teamMemberStates>;
  export: ExportState;
  import: ImportState;
  operation: OperationState;
  fileScan: OneOf<typeof fileScanStates>;
  extraction_review: OneOf<typeof extractionReviewStates>;
  approval: ApprovalState;
  pipeline: OneOf<typeof pipelineMachine.states>;
  suggestion: SuggestionState;
  file_request: FileRequestState;
  calendar_response: CalendarResponse;
  application_feedback: ApplicationFeedbackState;
  schedule_request: ScheduleRequestState;
  screening_form: ScreeningFormState;
  referral: ReferralState;
  rewardBatch: RewardBatchState;
  legal_identity: LegalIdentityState;
  signature_document: SignatureState;
  signature_template: SignatureTemplateState;
  message: MessageState;
  vettingInterview: VettingInterviewState;
  clientInterview: ClientInterviewState;
  scorecard: OneOf<typeof scorecardStates>;
  timesheet: TimesheetState;
  evaluation: EvaluationState;
  evaluation_input: EvaluationInputState;
  exit_survey: ExitSurveyState;
  meeting: MeetingState;
  meeting_recording: MeetingRecordingState;
  'received-mail': ReceivedMailState;
};

export type StateMachineName = keyof StatesOf;

type FamilyMap = {
  readonly [Machine in StateMachineName]: Readonly<Record<StatesOf[Machine], Family>>;
};

/**
 * One colour per meaning: grey not begun or archived, blue in progress on our side, violet with the
 * client or placed there, amber needs attention or paused, green good, red failed or late. A state
 * without a colour does not compile.
 */
export const stateFamilies: FamilyMap = {
  candidate: {
    lead: 'grey',
    new: 'blue',
    active: 'green',
    placed: 'violet',
    unavailable: 'amber',
    rejected: 'red',
    do_not_contact: 'red',
    archived: 'grey',
    anonymised: 'grey',
  },
  vetting: {
    not_started: 'grey',
    screening_sent: 'blue',
    screening_submitted: 'blue',
    interview_to_schedule: 'amber',
    interview_scheduled: 'blue',
    in_review: 'blue',
    vetted: 'green',
    on_hold: 'amber',
    failed: 'red',
    expired: 'amber',
  },
  vettingInterview: {
    requested: 'amber',
    invited: 'blue',
    scheduled: 'blue',
    rescheduling: 'amber',
    in_progress: 'blue',
    completed: 'green',
    no_show: 'red',
    cancelled: 'grey',
  },
  clientInterview: {
    confirmed: 'blue',
    reschedule_requested: 'amber',
    completed: 'green',
    no_show: 'red',
    cancelled: 'grey',
  },
  scorecard: { draft: 'grey', submitted: 'green', amended: 'green' },
  job: {
    draft: 'grey',
    pending_review: 'amber',
    open: 'green',
    on_hold: 'amber',
    filled: 'green',
    closed: 'grey',
    cancelled: 'grey',
  },
  position: {
    open: 'green',
    on_hold: 'amber',
    reserved: 'violet',
    filled: 'green',
    cancelled: 'grey',
  },
  stage: {
    added: 'blue',
    interested: 'blue',
    internal_review: 'blue',
    submitted: 'violet',
    client_interview: 'violet',
    selected: 'green',
    contracting: 'green',
  },
  application: {
    active: 'green',
    placed: 'violet',
    rejected: 'red',
    withdrawn: 'grey',
  },
  placement: {
    pending_start: 'blue',
    active: 'green',
    paused: 'amber',
    ending: 'amber',
    ended: 'grey',
    terminated: 'red',
    cancelled: 'grey',
  },
  company: {
    prospect: 'grey',
    active: 'green',
    on_hold: 'amber',
    former: 'grey',
    blocked: 'red',
  },
  user: {
    invited: 'blue',
    pending_setup: 'amber',
    active: 'green',
    locked: 'red',
    disabled: 'grey',
    anonymised: 'grey',
  },
  promise: { open: 'blue', kept: 'green', broken: 'red', withdrawn: 'grey' },
  task: { open: 'blue', done: 'green', snoozed: 'grey' },
  pool: { active: 'green', archived: 'grey' },
  skill: { active: 'green', proposed: 'amber', merged: 'grey', retired: 'grey' },
  teamMember: { active: 'green', on_leave: 'amber', ended: 'grey' },
  export: {
    queued: 'grey',
    running: 'blue',
    completed: 'green',
    failed: 'red',
    cancelled: 'grey',
    expired: 'grey',
  },
  operation: {
    queued: 'grey',
    running: 'blue',
    completed: 'green',
    completed_with_errors: 'amber',
    failed: 'red',
    cancelled: 'grey',
  },
  import: {
    draft: 'grey',
    checking: 'blue',
    checked: 'amber',
    running: 'blue',
    completed: 'green',
    failed: 'red',
    cancelled: 'grey',
    undoing: 'blue',
    undone: 'grey',
  },
  fileScan: { pending: 'blue', clean: 'green', blocked: 'red' },
  extraction_review: {
    queued: 'grey',
    ready: 'amber',
    in_review: 'blue',
    applied: 'green',
    dismissed: 'grey',
    failed: 'red',
  },
  approval: {
    pending: 'amber',
    approved: 'green',
    refused: 'red',
    withdrawn: 'grey',
    expired: 'grey',
  },
  pipeline: { active: 'green', archived: 'grey' },
  evaluation: {
    scheduled: 'grey',
    self_review: 'blue',
    in_progress: 'blue',
    submitted: 'amber',
    shared: 'green',
    acknowledged: 'green',
    cancelled: 'grey',
  },
  exit_survey: { asked: 'violet', answered: 'green', expired: 'grey' },
  evaluation_input: { asked: 'violet', answered: 'green', withdrawn: 'grey' },
  timesheet: {
    draft: 'grey',
    submitted: 'blue',
    client_approved: 'blue',
    approved: 'green',
    rejected: 'red',
    locked: 'grey',
  },
  suggestion: { open: 'amber', accepted: 'green', declined: 'red', withdrawn: 'grey' },
  file_request: { open: 'amber', received: 'green', withdrawn: 'grey' },
  calendar_response: {
    needs_action: 'blue',
    accepted: 'green',
    declined: 'red',
    tentative: 'amber',
  },
  application_feedback: {
    asked: 'amber',
    draft: 'blue',
    submitted: 'green',
    withdrawn: 'grey',
  },
  meeting: {
    scheduled: 'grey',
    open: 'amber',
    in_progress: 'blue',
    ended: 'green',
    cancelled: 'grey',
  },
  meeting_recording: { asked: 'amber', running: 'red', paused: 'amber', ended: 'grey' },
  schedule_request: {
    draft: 'grey',
    invited: 'blue',
    slots_proposed: 'amber',
    confirmed: 'green',
    reschedule_requested: 'amber',
    cancelled: 'grey',
    completed: 'green',
    no_show: 'red',
    expired: 'amber',
  },
  screening_form: {
    draft: 'grey',
    sent: 'blue',
    opened: 'blue',
    in_progress: 'blue',
    submitted: 'green',
    disabled: 'grey',
    expired: 'amber',
  },
  referral: {
    submitted: 'blue',
    duplicate: 'grey',
    contacted: 'blue',
    in_process: 'blue',
    placed: 'violet',
    reward_eligible: 'amber',
    reward_paid: 'green',
    not_eligible: 'grey',
    closed: 'grey',
  },
  rewardBatch: { open: 'amber', paid: 'green', cancelled: 'grey' },
  legal_identity: {
    draft: 'grey',
    submitted: 'blue',
    verified: 'green',
    rejected: 'red',
    superseded: 'grey',
  },
  signature_template: { draft: 'grey', active: 'green', retired: 'grey' },
  signature_document: {
    draft: 'grey',
    sent: 'blue',
    viewed: 'blue',
    partially_signed: 'blue',
    completed: 'green',
    declined: 'red',
    voided: 'grey',
    expired: 'amber',
  },
  message: {
    draft: 'grey',
    queued: 'blue',
    scheduled: 'amber',
    sending: 'blue',
    sent: 'green',
    bounced: 'red',
    failed: 'red',
    cancelled: 'grey',
    suppressed: 'grey',
  },
  'received-mail': {
    waiting: 'amber',
    filed: 'green',
    dismissed: 'grey',
    noted: 'grey',
  },
};

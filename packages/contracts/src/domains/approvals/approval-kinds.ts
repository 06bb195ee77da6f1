import type { PermissionName } from '../../core/permissions.ts';

/**
 * Actions that require another person's decision, and the decider's permission. Among staff, both
 * requester and decider hold it; clients lack it for the changes they request to their jobs.
 */
export const approvalKinds = {
  candidate_anonymise: 'candidate.anonymise',
  application_bulk_reject: 'application.bulkReject',
  placement_rate: 'placement.changeRate',
  placement_start: 'placement.changeRate',
  message_bulk: 'candidate.bulkEmail',
  timesheet_unlock: 'timesheet.lock',
  signature_void: 'signature.create',
  owner_grant: 'owner.approve',
  user_anonymise: 'owner.approve',
  job_hold: 'job.hold',
  job_resume: 'job.hold',
  job_close: 'job.open',
  job_cancel: 'job.open',
  position_add: 'position.manage',
  position_cancel: 'position.cancel',
} as const satisfies Record<string, PermissionName>;
export type ApprovalKindName = keyof typeof approvalKinds;
export const approvalKindNames = Object.keys(approvalKinds) as [
  ApprovalKindName,
  ...ApprovalKindName[],
];

/** Records that requests can be about. */
export const approvalSubjects = [
  'candidate',
  'placement',
  'job',
  'messageBatch',
  'timesheet',
  'signature_document',
  'user',
] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];

/**
 * Facts of a request shown to the decider beside its reason, with their types: screens format days,
 * counts and rates for the reader. The labels are in `blocks`.
 */
export const approvalFactKinds = {
  applications: 'count',
  notes: 'count',
  tasks: 'count',
  attachments: 'count',
  mails: 'count',
  consents: 'count',
  effectiveFrom: 'day',
  payBefore: 'rate',
  payAfter: 'rate',
  billBefore: 'rate',
  billAfter: 'rate',
  rateWarning: 'text',
  waived: 'text',
  people: 'count',
  rejectionReason: 'text',
  telling: 'text',
  mailCopies: 'text',
  mailSubject: 'text',
  mailText: 'text',
  lockedReference: 'text',
  signedBy: 'text',
  changedSince: 'text',
  positions: 'count',
  positionLabels: 'text',
  targetStart: 'day',
  endReason: 'text',
} as const satisfies Record<string, 'count' | 'day' | 'rate' | 'text'>;
export type ApprovalFactName = keyof typeof approvalFactKinds;
export const approvalFactNames = Object.keys(approvalFactKinds) as [
  ApprovalFactName,
  ...ApprovalFactName[],
];

import type { PermissionName } from '../../core/permissions.ts';

/**
 * What two people do together (3.6), and the permission that both hold: the one who asks and the
 * other who decides.
 */
export const approvalKinds = {
  candidate_anonymise: 'candidate.anonymise',
  application_bulk_reject: 'application.bulkReject',
  placement_rate: 'placement.changeRate',
  placement_start: 'placement.changeRate',
} as const satisfies Record<string, PermissionName>;
export type ApprovalKindName = keyof typeof approvalKinds;
export const approvalKindNames = Object.keys(approvalKinds) as [
  ApprovalKindName,
  ...ApprovalKindName[],
];

/** Records that requests are about. */
export const approvalSubjects = ['candidate', 'placement', 'job'] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];

/** What a decider reads of a request beside its reason; texts for them stand in `blocks`. */
export const approvalFactNames = [
  'applications',
  'notes',
  'tasks',
  'attachments',
  'mails',
  'consents',
  'effectiveFrom',
  'payBefore',
  'payAfter',
  'billBefore',
  'billAfter',
  'rateWarning',
  'waived',
  'people',
  'rejectionReason',
  'telling',
] as const;
export type ApprovalFactName = (typeof approvalFactNames)[number];

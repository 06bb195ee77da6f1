import type { PermissionName } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';

interface EntityRule {
  /** Permission without which none of the record's values are shown. */
  readonly read: PermissionName;
  /** Paths (and everything below them) that need an unconditional permission of their own. */
  readonly locked: readonly (readonly [paths: readonly string[], needs: PermissionName])[];
}

/**
 * Permissions needed for each value of the log. A path that is not listed is readable with its
 * record; an entity that is not listed is hidden: add a line here when events of a new entity are
 * written.
 */
const rules: Readonly<Record<string, EntityRule>> = {
  candidate: {
    read: 'candidate.read',
    locked: [
      [['email', 'phone', 'contacts'], 'candidate.readContact'],
      [['rates', 'currentRate'], 'candidate.readRates'],
      [['birthDate', 'workAuthorisation'], 'candidate.readSensitive'],
      [['harvestId', 'harvestIdReason'], 'candidate.updateHarvestId'],
      [['mailProblem', 'mailReason'], 'candidate.readContact'],
      // They may contain names of private pools.
      [['pools', 'poolReason'], 'candidate.makePrivate'],
    ],
  },
  application: {
    read: 'application.list',
    locked: [[['proposedPayRate'], 'application.readPayRate']],
  },
  // Reasons explain why; the request itself is visible to those who may decide it.
  approval: { read: 'approval.list', locked: [[['reason', 'decisionNote'], 'audit.verify']] },
  submission: { read: 'application.list', locked: [] },
  suggestion: { read: 'application.read', locked: [] },
  application_feedback: { read: 'application.readFeedback', locked: [] },
  note: { read: 'note.read', locked: [[['body', 'corrections'], 'note.readPrivate']] },
  // Call contents are on the record, for readers who may read them there.
  call: { read: 'candidate.readMessages', locked: [] },
  // They explain why a candidate is excluded for a client.
  company_rule: { read: 'candidate.readExclusions', locked: [] },
  // The reason for urgency is part of the author's own text.
  message: { read: 'message.read', locked: [[['urgentReason'], 'audit.verify']] },
  received_mail: { read: 'candidate.readMessages', locked: [] },
  promise: { read: 'task.read', locked: [] },
  task: { read: 'task.read', locked: [] },
  // They include titles of 🔒 files.
  attachment: {
    read: 'attachment.readInternal',
    locked: [[['title'], 'attachment.readSensitive']],
  },
  file: { read: 'audit.verify', locked: [] },
  skill: { read: 'skill.search', locked: [] },
  reason: { read: 'reason.list', locked: [] },
  // They include ideal answers.
  pool: { read: 'pool.list', locked: [[['question'], 'pool.readQuestions']] },
  // Events record that an identity changed, never its contents.
  legal_identity: { read: 'legalIdentity.verify', locked: [] },
  signature_template: { read: 'signatureTemplate.manage', locked: [] },
  signature_document: { read: 'signature.create', locked: [] },
  screening_form: { read: 'screening.readAnswers', locked: [] },
  pipeline: { read: 'pipeline.list', locked: [] },
  company: {
    read: 'company.read',
    locked: [
      [
        ['billingEmail', 'billingCurrency', 'paymentTermsDays', 'taxId', 'defaultFeeKind'],
        'company.readMoney',
      ],
      [['defaultFeeValue'], 'company.readMoney'],
    ],
  },
  company_user: { read: 'company.listUsers', locked: [] },
  job: {
    read: 'job.read',
    locked: [
      [['payRate'], 'job.readPayRate'],
      [['billRate'], 'job.readBillRate'],
    ],
  },
  intake: { read: 'job.open', locked: [] },
  referral: { read: 'referral.list', locked: [] },
  referral_program: { read: 'referral.list', locked: [] },
  reward_batch: { read: 'referral.pay', locked: [] },
  position: { read: 'position.list', locked: [[['billRate'], 'job.readBillRate']] },
  placement: { read: 'placement.list', locked: [[['rates'], 'placement.readRates']] },
  team_member: { read: 'team.list', locked: [[['harvestId'], 'teamMember.update']] },
  meeting: { read: 'meeting.host', locked: [[['guest'], 'audit.verify']] },
  // Notes explain why hours were returned.
  evaluation: { read: 'evaluation.manage', locked: [] },
  evaluation_template: { read: 'evaluation.manage', locked: [] },
  timesheet: {
    read: 'timesheet.read',
    locked: [[['submitNote', 'rejectNote'], 'timesheet.approve']],
  },
  user: {
    read: 'user.pick',
    locked: [
      [['email', 'phone'], 'user.read'],
      [['disabledReason'], 'user.disable'],
    ],
  },
  impersonation: {
    read: 'user.impersonate',
    locked: [[['reason', 'ticketRef', 'withoutNotice'], 'audit.verify']],
  },
  // Events record that a message was sent, never its text.
  chat_thread: { read: 'chat.use', locked: [] },
  chat_message: { read: 'chat.use', locked: [] },
  session: { read: 'audit.list', locked: [] },
  custom_field: { read: 'settings.manage', locked: [] },
  webhook: { read: 'settings.manage', locked: [] },
  api_key: { read: 'audit.list', locked: [] },
  audit: { read: 'audit.verify', locked: [] },
  extraction_review: { read: 'candidate.updateExperience', locked: [] },
  view: { read: 'view.read', locked: [] },
  export: { read: 'export.create', locked: [] },
  import: { read: 'candidate.import', locked: [] },
  operation: { read: 'operation.read', locked: [] },
  Remote: { read: 'release.manage', locked: [] },
  release_token: { read: 'release.manage', locked: [] },
  Collection: { read: 'settings.manage', locked: [] },
  Assistant: { read: 'settings.manage', locked: [] },
  SearchIndex: { read: 'settings.manage', locked: [] },
};

/** Checks whether a reader may see the old and new value of a field. */
export function mayReadValue(
  actor: Actor,
  { entity, entityId }: { entity: string; entityId: string },
  path: string,
): boolean {
  // Users may see what they changed in their own account.
  if (entity === 'user' && entityId === actor.userId.toHexString()) return true;
  const rule = rules[entity];
  return rule !== undefined && actor.can(rule.read) && isUnlocked(actor, rule, path);
}

/**
 * Checks whether a value may serve as the name of a record that the reader may know of. Clients
 * know their own records without the staff permission for the kind.
 */
export function mayReadName(actor: Actor, entity: string, path: string): boolean {
  const rule = rules[entity];
  if (!rule || (actor.audience === 'staff' && !actor.can(rule.read))) return false;
  return isUnlocked(actor, rule, path);
}

const isUnlocked = (actor: Actor, { locked }: EntityRule, path: string): boolean =>
  locked.every(
    ([paths, needs]) => !paths.some((one) => isWithin(path, one)) || actor.scopeOf(needs) === 'all',
  );

const isWithin = (path: string, of: string): boolean =>
  path === of || path.startsWith(`${of}.`) || path.startsWith(`${of}[`);

import type { PermissionName } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';

interface EntityRule {
  /** Without it nothing of the record's values is told. */
  readonly read: PermissionName;
  /** Paths (and what lies below them) that need an unconditional right of their own. */
  readonly locked: readonly (readonly [paths: readonly string[], needs: PermissionName])[];
}

/**
 * Which values of the log need which right. A path that is not listed is readable with its record;
 * an entity that is not listed is closed: add a line here when events of a new entity are written.
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
      // Names of private pools may be among them.
      [['pools', 'poolReason'], 'candidate.makePrivate'],
    ],
  },
  application: {
    read: 'application.list',
    locked: [[['proposedPayRate'], 'application.readPayRate']],
  },
  // Reasons say why; the request itself is shown to those who may decide.
  approval: { read: 'approval.list', locked: [[['reason', 'decisionNote'], 'audit.verify']] },
  submission: { read: 'application.list', locked: [] },
  suggestion: { read: 'application.read', locked: [] },
  application_feedback: { read: 'application.readFeedback', locked: [] },
  note: { read: 'note.read', locked: [[['body', 'corrections'], 'note.readPrivate']] },
  // What was said in calls stands on the record, for those who read it there.
  call: { read: 'candidate.readMessages', locked: [] },
  // Why a person is kept from a client.
  company_rule: { read: 'candidate.readExclusions', locked: [] },
  // Why a mail did not wait is among the words of its author.
  message: { read: 'message.read', locked: [[['urgentReason'], 'audit.verify']] },
  received_mail: { read: 'candidate.readMessages', locked: [] },
  promise: { read: 'task.read', locked: [] },
  task: { read: 'task.read', locked: [] },
  // Titles of 🔒 papers are among them.
  attachment: {
    read: 'attachment.readInternal',
    locked: [[['title'], 'attachment.readSensitive']],
  },
  file: { read: 'audit.verify', locked: [] },
  skill: { read: 'skill.search', locked: [] },
  reason: { read: 'reason.list', locked: [] },
  // Ideal answers are among what is told of questions.
  pool: { read: 'pool.list', locked: [[['question'], 'pool.readQuestions']] },
  // What an identity says stands in no event; that it was changed does.
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
  // Notes tell why hours came back.
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
  // What is said stands in no event; that something was said does.
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

/** Whether a reader may know the old and new value of a field. */
export function mayReadValue(
  actor: Actor,
  { entity, entityId }: { entity: string; entityId: string },
  path: string,
): boolean {
  // What a user changed in their own account is not hidden from them.
  if (entity === 'user' && entityId === actor.userId.toHexString()) return true;
  const rule = rules[entity];
  return rule !== undefined && actor.can(rule.read) && isUnlocked(actor, rule, path);
}

/**
 * Whether a value may stand as the name of a record that the reader may know of. Clients know
 * records of their own without the right of staff to read the kind.
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

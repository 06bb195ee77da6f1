import {
  impersonationModes,
  type ImpersonationMode,
  type ImpersonationRefusal,
} from './impersonation-modes.ts';
import { permissionNames, scopeOf, type PermissionName } from './permissions.ts';
import { audienceOf, type Role } from './roles.ts';
import type { Scope } from './scopes.ts';

/**
 * Read permissions that apply during impersonation. Excluded are private matters (private notes,
 * chats, unfinished feedback, identity documents) and everything beyond the target's area: grants,
 * exports, the audit log, the platform settings.
 */
const readable: ReadonlySet<PermissionName> = new Set([
  'candidate.list',
  'candidate.read',
  'candidate.readContact',
  'candidate.readSensitive',
  'candidate.readOwnProfile',
  'candidate.readRates',
  'candidate.readDuplicates',
  'candidate.readExclusions',
  'candidate.readCalendar',
  'candidate.readMessages',
  'attachment.read',
  'attachment.readInternal',
  'attachment.readSensitive',
  'consent.read',
  'note.read',
  'note.readManagement',
  'task.read',
  'task.readTeam',
  'skill.search',
  'skill.list',
  'search.use',
  'match.read',
  'customField.read',
  'company.list',
  'company.read',
  'company.readMoney',
  'company.listUsers',
  'company.readNotes',
  'company.readMessages',
  'job.list',
  'job.read',
  'job.readPayRate',
  'job.readBillRate',
  'application.list',
  'application.read',
  'application.readBillRate',
  'application.readPayRate',
  'application.readMargin',
  'application.readFeedback',
  'position.list',
  'placement.list',
  'placement.readRates',
  'placement.readMargin',
  'pipeline.list',
  'reason.list',
  'pool.list',
  'pool.readQuestions',
  'screening.readAnswers',
  'vetting.read',
  'vetting.readSummary',
  'calendar.read',
  'message.read',
  'operation.read',
  'approval.list',
  'referral.list',
  'report.read',
  'report.readHiring',
  'report.readVetting',
  'report.readReferrals',
  'report.readCandidates',
  'report.readMoney',
  'team.list',
  'teamMember.read',
  'teamMember.readSensitive',
  'timesheet.read',
  'timesheet.readPay',
  'timesheet.readBill',
  'evaluation.read',
  'exitSurvey.read',
  'clientJob.list',
  'clientInterview.list',
  'clientPlacement.list',
  'user.pick',
  'home.read',
  'home.readTeam',
  'settings.read',
  'view.read',
  'user.list',
  'user.read',
  'user.listCandidates',
] satisfies PermissionName[]);

/**
 * Permissions that cover both reading and acting on a page. They apply for reading only: endpoints
 * that change something with them stay refused.
 */
const readAlong: ReadonlySet<PermissionName> = new Set([
  'application.answerOwn',
  'availability.own',
  'signature.readOwn',
  'signature.sign',
  'referral.create',
] satisfies PermissionName[]);

/** Profile facts that act mode may edit for the target, and the layout of the target's lists. */
const editable: ReadonlySet<PermissionName> = new Set([
  'candidate.updateContact',
  'candidate.updateSkills',
  'candidate.updateOwn',
  'candidate.snoozeOwn',
  'attachment.upload',
  'file.upload',
  'attachment.manageOwn',
  'view.manage',
] satisfies PermissionName[]);

/** 🔒 fields and contact data require the real user's unconditional permission and the target's. */
const locked: ReadonlySet<PermissionName> = new Set([
  'candidate.readContact',
  'candidate.readSensitive',
  'candidate.readRates',
  'company.readMoney',
  'job.readPayRate',
  'job.readBillRate',
  'application.readBillRate',
  'application.readPayRate',
  'application.readMargin',
  'placement.readRates',
  'placement.readMargin',
  'attachment.readSensitive',
  'report.readMoney',
  'teamMember.readSensitive',
  'timesheet.readPay',
  'timesheet.readBill',
] satisfies PermissionName[]);

/** Facts that determine the permissions of an impersonation. */
export interface ImpersonationRights {
  /** Effective role of the target's assignment. */
  targetRole: Role;
  /** The role of the real user. */
  actorRole: Role;
  mode: ImpersonationMode;
}

/**
 * Returns the scope of a permission during impersonation, or null: the target's permissions,
 * limited to the impersonable ones and without locked fields that the actor may not see. Fails
 * closed.
 */
export function impersonatedScopeOf(
  { targetRole, actorRole, mode }: ImpersonationRights,
  permission: PermissionName,
): Scope | null {
  const allowed =
    readable.has(permission) ||
    readAlong.has(permission) ||
    (mode === 'act' && editable.has(permission));
  if (!allowed) return null;
  if (locked.has(permission) && scopeOf(actorRole, permission) !== 'all') return null;
  return scopeOf(targetRole, permission);
}

/** Returns all permissions of an impersonation for the session sent to the UI. */
export function impersonatedPermissionsOf(
  rights: ImpersonationRights,
): Partial<Record<PermissionName, Scope>> {
  const result: Partial<Record<PermissionName, Scope>> = {};
  for (const name of permissionNames) {
    const scope = impersonatedScopeOf(rights, name);
    if (scope) result[name] = scope;
  }
  return result;
}

/** Returns the modes in which a role may impersonate others; none without the permission. */
export function impersonationModesOf(actorRole: Role): readonly ImpersonationMode[] {
  const scope = scopeOf(actorRole, 'user.impersonate');
  if (scope === 'all') return impersonationModes;
  return scope === 'company' ? ['view_only'] : [];
}

/**
 * Checks which roles may impersonate which: owners all but owners, admins all but owners and
 * admins, account managers client users (the policy limits them to their own companies).
 */
export function refusalByRoles(
  actorRole: Role,
  targetRoles: readonly Role[],
): Extract<ImpersonationRefusal, 'OWNER' | 'ADMIN' | 'NOT_CLIENT'> | null {
  if (targetRoles.includes('owner')) return 'OWNER';
  if (actorRole !== 'owner' && targetRoles.includes('admin')) return 'ADMIN';
  if (
    scopeOf(actorRole, 'user.impersonate') === 'company' &&
    !targetRoles.every((role) => audienceOf(role) === 'client')
  )
    return 'NOT_CLIENT';
  return null;
}

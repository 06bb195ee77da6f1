import type { OwnTemplateScope, PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { OwnTemplate } from '../../records/email-templates/own-template.model.ts';

const permission = 'emailTemplate.manage' satisfies PermissionName;

/**
 * Returns a filter for the user-made templates that the actor may see: the team’s and their own.
 */
export function scopeFor(actor: Actor): QueryFilter<OwnTemplate> {
  const scope = actor.scopeOf(permission);
  if (scope === null) return { _id: { $in: [] } };
  return scope === 'all' ? {} : { ownerUserId: { $in: [null, actor.userId] } };
}

/** Only owners and admins change the texts of platform mails; other users see what is sent. */
export const mayEditShipped = (actor: Actor): boolean => actor.scopeOf(permission) === 'all';

/**
 * Checks edit rights: users may change their own templates, team leads those of the team, owners
 * and admins all.
 */
export function mayEditOwn(actor: Actor, { ownerUserId }: Pick<OwnTemplate, 'ownerUserId'>) {
  const scope = actor.scopeOf(permission);
  if (scope === 'all') return true;
  return ownerUserId === null
    ? scope === 'team'
    : scope !== null && actor.userId.equals(ownerUserId);
}

/** Returns whether a user-made template is personal or the team's. */
export const ownScope = ({ ownerUserId }: Pick<OwnTemplate, 'ownerUserId'>): OwnTemplateScope =>
  ownerUserId === null ? 'team' : 'personal';

/** @throws AppError FORBIDDEN */
export function requireMay(actor: Actor, may: boolean): void {
  if (!may) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}

import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Company } from './company.model.ts';

/** The companies that a permission reaches: every client for staff, their own for client users. */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<Company> {
  const scope = actor.scopeOf(permission);
  if (scope === 'all') return {};
  if (scope === 'company' && actor.companyId) return { _id: actor.companyId };
  return { _id: { $in: [] } };
}

import type { ListName } from '../../core/lists.ts';
import type { PermissionName } from '../../core/permissions.ts';
import type { Scope } from '../../core/scopes.ts';
import { exportColumns, type ExportColumn } from './export-columns.ts';

type ScopeOf = (permission: PermissionName) => Scope | null;

/** Lists whose export requires more than the export permission. */
const further: Partial<Record<ListName, PermissionName>> = { activityLog: 'audit.verify' };

/** Lists that can be filtered to a user's own rows, for exports limited to own rows. */
export const listsWithOwnRows: readonly ListName[] = ['candidates', 'companies', 'jobs'];

/** Returns which rows of a list a user may export: all they see, their own, or none. */
export function exportReach(list: ListName, scopeOf: ScopeOf): 'all' | 'assigned' | null {
  const needs = further[list];
  if (needs && scopeOf(needs) === null) return null;
  const scope = scopeOf('export.create');
  if (scope === 'all') return 'all';
  return scope === 'assigned' && listsWithOwnRows.includes(list) ? 'assigned' : null;
}

/**
 * Returns the columns a user may export. 🔒 columns require their permission and the unlimited
 * export: an export of own records has none of them.
 */
export function exportColumnsFor(list: ListName, scopeOf: ScopeOf): readonly ExportColumn[] {
  const isUnbound = exportReach(list, scopeOf) === 'all';
  return exportColumns[list].filter(
    ({ needs }) => !needs || (isUnbound && scopeOf(needs) === 'all'),
  );
}

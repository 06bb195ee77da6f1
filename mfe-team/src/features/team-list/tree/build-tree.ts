import type { TeamRow } from '../team-row.ts';

/** A person with their direct reports, by name. */
export interface Branch {
  readonly row: TeamRow;
  readonly below: readonly Branch[];
}

/**
 * Builds the tree of people without a lead in this list and everybody below them; people who also
 * lead nobody are listed separately.
 */
export function buildTree(rows: readonly TeamRow[]): {
  roots: readonly Branch[];
  alone: readonly Branch[];
} {
  const here = new Set(rows.map(({ userId }) => userId));
  const byManager = new Map<string | null, TeamRow[]>();
  for (const row of rows) {
    const manager = row.manager && here.has(row.manager.id) ? row.manager.id : null;
    byManager.set(manager, [...(byManager.get(manager) ?? []), row]);
  }
  const branchOf = (row: TeamRow): Branch => ({
    row,
    below: (byManager.get(row.userId) ?? []).map(branchOf),
  });
  const top = (byManager.get(null) ?? []).map(branchOf);
  return {
    roots: top.filter(({ below }) => below.length > 0),
    alone: top.filter(({ below }) => below.length === 0),
  };
}

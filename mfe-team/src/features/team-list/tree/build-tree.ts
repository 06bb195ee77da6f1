import type { TeamRow } from '../team-row.ts';

/** Somebody with those who report to them, by name. */
export interface Branch {
  readonly row: TeamRow;
  readonly below: readonly Branch[];
}

/** Those whom nobody here leads, with all below them; apart those who lead nobody either. */
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

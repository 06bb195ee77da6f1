import type { ImportSettings } from '@muster/contracts';
import { ensureSkill } from '../../skills/api/ensure-skill.ts';
import type { ImportLease } from '../run/lease-import.ts';
import type { RowPlanner } from './plan-rows.ts';
import type { PlannedRow } from './planned-row.ts';

interface Proposing {
  readonly settings: ImportSettings;
  readonly held: ImportLease;
  readonly planner: RowPlanner;
  readonly rows: readonly PlannedRow[];
}

const shortest = 2;

/**
 * Proposes the rows' skills that are missing from the catalogue. Returns whether there were any.
 */
export async function proposeSkills({
  settings,
  held,
  planner,
  rows,
}: Proposing): Promise<boolean> {
  if (settings.unknownSkills !== 'propose') return false;
  const names = rows.flatMap((row) => ('facts' in row ? row.facts.unknownSkills : []));
  if (names.length === 0) return false;
  const found = await held.step({}, async (tx) => {
    const skills = new Map<string, Awaited<ReturnType<typeof ensureSkill>>>();
    for (const name of names)
      if (!skills.has(name))
        skills.set(name, name.length < shortest ? null : await ensureSkill(tx, name));
    return skills;
  });
  for (const [name, skill] of found) planner.skills.learn(name, skill?._id ?? null);
  return true;
}

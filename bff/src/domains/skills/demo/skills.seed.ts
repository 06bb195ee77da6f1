import { Types } from 'mongoose';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { setSkillUsage } from '../../../records/skills/skills.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { starterRows } from '../changes/starter-skills.ts';
import { skillKey, skillSlug } from '../../../records/skills/skill-key.ts';
import { SkillModel } from '../../../records/skills/skill.model.ts';
import type { Random } from '../../../demo/random.ts';

/** Writes the starter catalogue; returns the skill ids by name. */
export async function seedSkills(random: Random): Promise<ReadonlyMap<string, Types.ObjectId>> {
  const rows = starterRows().map((row) => ({ _id: new Types.ObjectId(random.id()), ...row }));
  await SkillModel.insertMany(rows);
  return new Map(rows.map(({ name, _id }) => [name, _id]));
}

/** Skill names that recruiters met and the catalogue lacks. */
const proposals = [
  ['Bun', 'tool'],
  ['Deno', 'tool'],
  ['Temporal', 'framework'],
] as const;

/** Writes skill proposals that wait for an answer. */
export async function seedSkillProposals(
  proposerIds: readonly Types.ObjectId[],
  time: DemoTime,
): Promise<void> {
  await SkillModel.insertMany(
    proposals.map(([name, category], i) => ({
      name,
      slug: skillSlug(name),
      category,
      status: 'proposed',
      keys: [skillKey(name)],
      createdBy: proposerIds[i % proposerIds.length] ?? null,
      createdAt: time.ago(i * 3 + 1),
    })),
  );
}

/** Stores how many candidates have each skill. */
export async function countSkills(candidates: readonly Pick<Candidate, 'skills'>[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { skillId } of candidates.flatMap(({ skills }) => skills))
    counts.set(skillId.toHexString(), (counts.get(skillId.toHexString()) ?? 0) + 1);
  await setSkillUsage(counts);
}

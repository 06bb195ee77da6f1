import { limits, type BodyOf, type candidateEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { usableSkills } from '../../../records/skills/skills.ts';
import type { Candidate, ExperienceEntry } from '../../../records/candidates/candidate.model.ts';
import { applyPatch, upsertIndex, type ResolvedPatch } from '../list/list-patch.ts';

type Body = BodyOf<typeof candidateEndpoints.updateExperience>;
/** Job as the API accepts it. */
export type ExperienceItem = Omit<Body['experience']['upsert'][number], 'id'>;

/** Origin of new entries. */
export type BackgroundOrigin = Pick<ExperienceEntry, 'source' | 'sourceAttachmentId'>;

/**
 * Returns a candidate's jobs after a change; also used by other domains. Entries keep their origin;
 * new ones have `origin`.
 * @throws AppError VALIDATION_FAILED with NOT_FOUND (entry, skill), TOO_MANY
 */
export async function applyExperience(
  tx: Tx,
  current: Pick<Candidate, 'experience'>,
  patch: ResolvedPatch<ExperienceItem>,
  origin: BackgroundOrigin,
): Promise<Pick<Candidate, 'experience'>> {
  const usable = await usableSkills(
    patch.upsert.flatMap(({ item }) => item.skillIds.map((id) => new Types.ObjectId(id))),
    tx.session,
  );
  const experience = applyPatch(
    'experience',
    current.experience,
    patch,
    (item, _id, before): ExperienceEntry => {
      const index = upsertIndex(patch, { _id }) ?? 0;
      const { source, sourceAttachmentId } = before ?? origin;
      return {
        _id,
        ...item,
        hideCompanyFromClient: item.hideCompanyFromClient ?? item.endMonth === null,
        skillIds: skillsOf(item, usable, index),
        source,
        sourceAttachmentId,
      };
    },
  );
  const { max } = limits.experience;
  if (experience.length > max) throw invalidField('experience', 'TOO_MANY', { max });
  return { experience: arrange(current.experience, experience, patch.order !== null) };
}

function skillsOf(
  { skillIds }: ExperienceItem,
  usable: ReadonlyMap<string, Types.ObjectId>,
  index: number,
): Types.ObjectId[] {
  const found = skillIds.map((id, place) => {
    const skill = usable.get(id);
    if (!skill) throw invalidField(`experience.upsert[${index}].skillIds[${place}]`, 'NOT_FOUND');
    return skill;
  });
  // Two former names of one skill count as one.
  return [...new Map(found.map((id) => [id.toHexString(), id])).values()];
}

/** Sorts by date, unless the list was sorted by hand, now or before. */
function arrange(
  before: readonly ExperienceEntry[],
  after: ExperienceEntry[],
  sortedNow: boolean,
): ExperienceEntry[] {
  const byHand = sortedNow || !isChronological(before);
  return byHand ? after : after.toSorted(latestFirst);
}

const isChronological = (entries: readonly ExperienceEntry[]): boolean =>
  entries.every((entry, index) => index === 0 || latestFirst(entries[index - 1]!, entry) <= 0);

/** Sorts current jobs first, then by end, then by start. */
export const latestFirst = (
  a: Pick<ExperienceEntry, 'startMonth' | 'endMonth'>,
  b: Pick<ExperienceEntry, 'startMonth' | 'endMonth'>,
): number =>
  (b.endMonth ?? stillGoing).localeCompare(a.endMonth ?? stillGoing) ||
  b.startMonth.localeCompare(a.startMonth);

/** Sorts behind every month. */
const stillGoing = '9999-12';

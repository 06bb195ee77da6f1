import type { SearchKind } from '@muster/contracts';
import type { PaletteGroup } from '@muster/ui';
import { matchWords } from './match-words.ts';
import type { PaletteEntry } from './palette-entry.ts';

export type RecordGroup = 'people' | 'companies' | 'jobs' | 'talentPools' | 'notes';

const groupOfKind: Readonly<Record<SearchKind, RecordGroup>> = {
  candidate: 'people',
  teamMember: 'people',
  user: 'people',
  company: 'companies',
  job: 'jobs',
  talentPool: 'talentPools',
  note: 'notes',
};

type Group = PaletteGroup<PaletteEntry>;
/** A group and how well its best line fits what was typed; less is better. */
type RankedGroup = Group & { rank: number };

/** Found by something else than its name: a skill, a mail address, a typing error forgiven. */
const foundOtherwise = 4;
const shownAtMost = 8;

/**
 * What can be done with the record in sight is meant before a screen elsewhere that begins with the
 * same word, and after one that is called just so.
 */
const nearness = (id: string): number => (id === 'here' ? 1.5 : 0);

/** Groups with the best line on top; of equal ones, those that come first stay first. */
export const bestFirst = (groups: readonly RankedGroup[]): Group[] =>
  groups
    .filter(({ options }) => options.length > 0)
    .toSorted((one, other) => one.rank - other.rank);

/** The entries that fit what was typed, the best first, with their letters marked. */
export function matching(group: Group, query: string): RankedGroup {
  const found = group.options.flatMap((entry): { entry: PaletteEntry; rank: number }[] => {
    const named = matchWords(entry.label, query);
    if (named) return [{ entry: { ...entry, marks: named.marks }, rank: named.rank }];
    const words = [entry.label, entry.sign, entry.detail, entry.keywords].filter(Boolean).join(' ');
    return matchWords(words, query) ? [{ entry, rank: foundOtherwise }] : [];
  });
  const ranked = found.toSorted((one, other) => one.rank - other.rank).slice(0, shownAtMost);
  return {
    ...group,
    options: ranked.map(({ entry }) => entry),
    rank: (ranked[0]?.rank ?? foundOtherwise) - nearness(group.id),
  };
}

/** The lines of found records by what they are; the server's order holds within a group. */
export function recordGroups(
  entries: readonly PaletteEntry[],
  query: string,
  labelOf: (group: RecordGroup) => string,
): RankedGroup[] {
  const groups = new Map<RecordGroup, PaletteEntry[]>();
  for (const entry of entries) {
    if (!entry.record) continue;
    const group = groupOfKind[entry.record.kind];
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].map(([id, options]) => ({
    id,
    label: labelOf(id),
    options,
    // A note is found by its text, whatever its record is called.
    rank: id === 'notes' ? foundOtherwise : Math.min(...options.map((one) => rankOf(one, query))),
  }));
}

function rankOf({ label, sign }: Pick<PaletteEntry, 'label' | 'sign'>, query: string): number {
  if (sign && sign.toLowerCase() === query.toLowerCase()) return 0;
  return matchWords(label, query)?.rank ?? foundOtherwise;
}

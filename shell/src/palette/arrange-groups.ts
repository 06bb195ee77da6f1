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
/** A group with the rank of its best line; less is better. */
type RankedGroup = Group & { rank: number };

/**
 * Rank of lines found by something other than their name: a skill, a mail address, a corrected
 * typo.
 */
const foundOtherwise = 4;
const shownAtMost = 8;

/**
 * Actions on the visible record rank before a screen elsewhere that begins with the same word, and
 * after one with exactly that name.
 */
const nearness = (id: string): number => (id === 'here' ? 1.5 : 0);

/** Sorts groups by their best line; equal ones keep their order. */
export const bestFirst = (groups: readonly RankedGroup[]): Group[] =>
  groups
    .filter(({ options }) => options.length > 0)
    .toSorted((one, other) => one.rank - other.rank);

/** Returns the entries that match the query, best first, with the matching letters marked. */
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

/** Groups found records by kind; the server's order is kept within a group. */
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
    // A note is found by its text, whatever the name of its record.
    rank: id === 'notes' ? foundOtherwise : Math.min(...options.map((one) => rankOf(one, query))),
  }));
}

function rankOf({ label, sign }: Pick<PaletteEntry, 'label' | 'sign'>, query: string): number {
  if (sign && sign.toLowerCase() === query.toLowerCase()) return 0;
  return matchWords(label, query)?.rank ?? foundOtherwise;
}

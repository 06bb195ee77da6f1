import type { duplicateEndpoints } from '@muster/contracts';
import { keysetPage } from '../../db/keyset.ts';
import type { Service } from '../../http/mount.ts';
import { DuplicateHintModel, type DuplicateHint } from './duplicate-hint.model.ts';
import { groupsAround, showGroups, type Group } from './duplicate-groups.ts';

/** Pages of pairs that tell of nothing new are looked through at once, so many at most. */
const maxRounds = 10;

/**
 * Groups of people who look alike. The pairs are read in order of likeness; a group is told at its
 * most alike pair, so that it comes once whichever page it is on.
 */
export const listDuplicates: Service<typeof duplicateEndpoints.list> = async (
  { actor },
  { query },
) => {
  let cursor = query.cursor ?? null;
  for (let round = 1; ; round += 1) {
    const { rows, page } = await pairsFrom(cursor, query.limit);
    const around = await groupsAround(
      actor,
      rows.flatMap(({ candidateA, candidateB }) => [candidateA, candidateB]),
    );
    const here = new Set(rows.map(({ _id }) => _id.toHexString()));
    const told = around.filter((group) => here.has(maxAlike(group)));
    cursor = page.nextCursor;
    if (told.length > 0 || !cursor || round === maxRounds)
      return { data: await showGroups(told), nextCursor: cursor };
  }
};

const pairsFrom = (cursor: string | null, limit: number) =>
  keysetPage<DuplicateHint, 'score'>(DuplicateHintModel, {
    filter: { status: 'open' },
    sort: '-score',
    fields: { score: 'score' },
    limit,
    cursor: cursor ?? undefined,
    list: { duplicates: 'open' },
    countUpTo: 0,
  });

const maxAlike = ({ hints }: Group): string => hints[0]?._id.toHexString() ?? '';

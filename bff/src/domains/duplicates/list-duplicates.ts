import type { duplicateEndpoints } from '@muster/contracts';
import { keysetPage } from '../../db/keyset.ts';
import type { Service } from '../../http/mount.ts';
import { DuplicateHintModel, type DuplicateHint } from './duplicate-hint.model.ts';
import { groupsAround, showGroups, type Group } from './duplicate-groups.ts';

/** Upper bound on the pages read in one request while none yields a group to show. */
const maxRounds = 10;

/**
 * Lists groups of similar people. Pairs are read in order of similarity; a group appears at its
 * most similar pair, so that it is listed once across all pages.
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

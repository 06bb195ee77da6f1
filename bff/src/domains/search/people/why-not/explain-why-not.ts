import {
  clauseNode,
  clauseNodes,
  joined,
  limits,
  parseSearch,
  partsOf,
  printClause,
  printSearch,
  type ClauseNode,
  type peopleSearchEndpoints,
  type SearchNode,
  type WhyNot,
  type WhyNotBlock,
} from '@muster/contracts';
import type { Actor } from '../../../../auth/actor.ts';
import { personBehind } from '../../../../auth/current-session.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Service } from '../../../../http/mount.ts';
import { findCandidate, type Candidate } from '../../../../records/candidates/candidate-lookup.ts';
import { knownPeople } from '../../../../records/candidates/known-people.ts';
import { searchReach, searchedPeople } from '../../../candidates/api/searched-candidates.ts';
import type { SearchIndex } from '../../search-index.ts';
import { findPassages } from '../find-passages.ts';
import { readableTexts } from '../find-people.ts';
import type { PeopleClause, PeopleNode } from '../people-query.ts';
import { asideStates, resolveQuery } from '../resolve-query.ts';
import { distanceTo, type Distance } from './clause-distance.ts';
import { blockersOf, nearestQuery, type Blocker, type Judge } from './judge-query.ts';

/** The result for one clause of the query. */
interface Judged extends Distance {
  holds: boolean;
  resolved: PeopleClause;
}

/**
 * Explains why a query does not find a candidate. The index itself tells which clauses match, so
 * that the answer agrees with the search; the distance of the others is computed from the record.
 */
export const explainWhyNot =
  ({ index }: { index: SearchIndex }): Service<typeof peopleSearchEndpoints.whyNot> =>
  async (ctx, { query: { q, candidateId } }) => {
    const { actor } = ctx;
    const person = personBehind(ctx.session)._id.toHexString();
    const { perUser, window } = limits.search;
    await ctx.limit('search', person, perUser, window);

    const found = await findCandidate(actor, candidateId);
    const [record = found] = await knownPeople(actor, [found]);
    const [visible] = await searchedPeople(actor, [candidateId]);
    if (!visible) throw new AppError('NOT_FOUND');
    const answer = (parts: Partial<WhyNot>): WhyNot => ({
      candidate: { id: visible.row.id, name: visible.row.name },
      verdict: 'unknown',
      blocks: [],
      nearest: null,
      problems: [],
      index: index.state(),
      ...parts,
    });

    const { tree, problems } = parseSearch(q);
    if (problems.length > 0) return answer({ problems: [...problems] });
    const query = await resolveQuery(actor, tree);
    if (query.problems.length > 0) return answer({ problems: query.problems });

    const nodes = tree ? clauseNodes(tree) : [];
    const now = Date.now();
    const held = await clausesThatHold(index, actor, {
      id: visible.row.id,
      now,
      clauses: query.asked ? leavesOf(query.asked) : [],
    });
    if (!held) return answer({});
    const judged = new Map<ClauseNode, Judged>(
      nodes.flatMap((node, at): [ClauseNode, Judged][] => {
        const found = held[at];
        if (!found) return [];
        const { resolved } = found;
        // The index was asked for candidates on the job.
        const holds = node.clause.field === 'not-on' ? !found.holds : found.holds;
        return [[node, { resolved, holds, ...distanceTo(node.clause, resolved, record, now) }]];
      }),
    );
    const judge: Judge = (node) => {
      const { holds = false, nearest = null } = judged.get(node) ?? {};
      return { holds, nearest: nearest && { ...node, clause: nearest } };
    };
    const blockers = tree ? blockersOf(tree, judge) : [];
    const aside = leftAside(record, nodes);
    if (blockers.length === 0 && !aside) return answer({ verdict: 'found' });
    const passages = await passagesOf(
      blockers.flatMap(({ node, ruledOut }) => {
        const clause = judged.get(node)?.resolved;
        return ruledOut && clause?.field === 'text' ? [clause] : [];
      }),
      (wanted) => findPassages(actor, [visible], wanted),
    );
    return answer({
      verdict: 'blocked',
      blocks: [
        ...blockers.map((blocker) => showBlock(blocker, judged.get(blocker.node), passages)),
        ...(aside ? [asideBlock(record)] : []),
      ],
      nearest: nearestText(tree && nearestQuery(tree, judge), aside ? record : null),
    });
  };

/** Returns the clauses of a resolved query in order. "Not on a job" is checked by who is on it. */
function leavesOf(node: PeopleNode): PeopleClause[] {
  if (node.kind === 'clause') return [node.clause];
  return node.kind === 'not' ? leavesOf(node.part) : node.parts.flatMap(leavesOf);
}

interface Asked {
  id: string;
  now: number;
  clauses: readonly PeopleClause[];
}

/**
 * Returns the clauses that match a candidate, with one query to the index; null if it lacks the
 * candidate.
 */
async function clausesThatHold(
  index: SearchIndex,
  actor: Actor,
  { id, now, clauses }: Asked,
): Promise<{ holds: boolean; resolved: PeopleClause }[] | null> {
  const reach = await searchReach(actor);
  const leaf = (clause: PeopleClause, at: number | null): PeopleNode => ({
    kind: 'clause',
    clause,
    at,
  });
  const { people } = await index.findPeople({
    within: reach.within === null || reach.within.includes(id) ? [id] : [],
    except: reach.except,
    restated: reach.restated,
    // The `or` finds the candidate whichever clause matches, with the numbers of the matching ones.
    tree: {
      kind: 'or',
      parts: [leaf({ field: 'ids', ids: [id] }, null), ...clauses.map(leaf)],
    },
    texts: readableTexts(actor),
    reader: actor.userId.toHexString(),
    sort: 'relevance',
    skip: 0,
    take: 1,
    now,
    pools: null,
  });
  const [found] = people;
  if (!found) return null;
  return clauses.map((resolved, at) => ({ holds: found.reasons.includes(at), resolved }));
}

/** Checks for an excluded status that the query does not ask for. */
const leftAside = ({ status }: Candidate, nodes: readonly ClauseNode[]): boolean =>
  asideStates.includes(status) && !nodes.some(({ clause }) => clause.field === 'status');

const asideBlock = ({ status }: Candidate): WhyNotBlock => ({
  clause: printClause({ field: 'status', values: [status] }),
  field: 'aside',
  ruledOut: false,
  has: status,
  by: null,
  currency: null,
  orElse: [],
  passages: [],
});

function showBlock(
  { node, ruledOut, orElse }: Blocker,
  judged: Judged | undefined,
  passages: ReadonlyMap<PeopleClause, WhyNotBlock['passages']>,
): WhyNotBlock {
  const { has = null, by = null, currency = null } = judged ?? {};
  return {
    clause: printClause(node.clause),
    field: node.clause.field,
    ruledOut,
    has,
    by: ruledOut ? null : by,
    currency,
    orElse: orElse.map(printSearch),
    passages: (judged && passages.get(judged.resolved)) ?? [],
  };
}

type TextClause = Extract<PeopleClause, { field: 'text' }>;

/** Finds each of these texts in what the reader may read of the candidate. */
async function passagesOf(
  clauses: readonly TextClause[],
  find: (
    wanted: { words: readonly string[]; openEnd: boolean }[],
  ) => ReturnType<typeof findPassages>,
): Promise<ReadonlyMap<PeopleClause, WhyNotBlock['passages']>> {
  const found = new Map<PeopleClause, WhyNotBlock['passages']>();
  for (const clause of clauses) {
    const { words, synonyms, match } = clause;
    const wanted = [
      { words, openEnd: match === 'prefix' },
      ...synonyms.map((synonym) => ({ words: synonym, openEnd: false })),
    ];
    found.set(clause, [...(await find(wanted)).values()].flat());
  }
  return found;
}

/** Returns the query as typed; candidates in excluded states are found by their status. */
function nearestText(tree: SearchNode | null, aside: Candidate | null): string {
  const parts = [
    ...partsOf(tree),
    ...(aside ? [clauseNode({ field: 'status', values: [aside.status] })] : []),
  ];
  const whole = joined('and', parts);
  return whole ? printSearch(whole) : '';
}

import {
  clauseNodes,
  dayMs,
  languageLevels,
  levelNumber,
  nearestName,
  printClause,
  type ClauseNode,
  type SearchNode,
  type SearchProblem,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { foldedWords } from '../../../db/fold-text.ts';
import { peopleEverOnJobs } from '../../../records/applications/people-on-jobs.ts';
import { idsWithRate, seesRatesEverywhere } from '../../candidates/api/searched-candidates.ts';
import { mayKnowOf, worksOn } from '../../../records/jobs/job-lookup.ts';
import { jobsNumbered } from '../../../records/jobs/jobs-numbered.ts';
import { knownPools } from '../../../records/pools/pools-called.ts';
import {
  skillNamesLike,
  skillsCalled,
  type CalledSkill,
} from '../../../records/skills/skills-called.ts';
import type { PeopleClause, PeopleNode } from './people-query.ts';

/** A query with resolved names. */
export interface ResolvedQuery {
  tree: PeopleNode | null;
  /**
   * The same without the implicit exclusions of every search; its parts match the query's own tree.
   */
  asked: PeopleNode | null;
  problems: SearchProblem[];
  /** The clauses as typed, by the numbers that reasons use. */
  clauses: string[];
  /** Texts for finding passages: the query's texts, and all names of its skills. */
  texts: { words: string[]; openEnd: boolean }[];
  /** The pools that the reader may know of; null: none. */
  pools: { id: string; name: string }[] | null;
}

/** States that are only found if a query asks for them. */
export const asideStates: readonly string[] = ['do_not_contact', 'archived'];

/**
 * Resolves the names in a query, with one read for each kind of record, as far as the reader may
 * know them; with null, as far as everyone may.
 */
export async function resolveQuery(
  actor: Actor | null,
  tree: SearchNode | null,
): Promise<ResolvedQuery> {
  const nodes = tree ? clauseNodes(tree) : [];
  const [skills, pools] = await Promise.all([
    skillsCalled(skillNamesIn(nodes)),
    actor?.can('pool.list') ? knownPools(actor) : null,
  ]);
  const resolver = new Resolver(actor, skills, pools);
  const resolved = tree && (await resolver.resolve(tree, true));
  const byStatus = nodes.some(({ clause }) => clause.field === 'status');
  return {
    tree: byStatus ? resolved : withoutAside(resolved),
    asked: resolved,
    problems: resolver.problems,
    clauses: resolver.clauses,
    texts: resolver.texts,
    pools,
  };
}

/** Every text may also be a skill's name or alias. */
const skillNamesIn = (nodes: readonly ClauseNode[]): string[] =>
  nodes.flatMap(({ clause }) => {
    if (clause.field === 'text') return clause.match === 'prefix' ? [] : [clause.value];
    if (clause.field === 'skill') return [...clause.values];
    return clause.field === 'years' && clause.skill !== null ? [clause.skill] : [];
  });

/** Shorter names are ordinary words: "go" in a text may be the verb. */
const shortestSynonym = 3;

const synonymsOf = ({ words }: CalledSkill, own: readonly string[]): string[][] =>
  words
    .map(foldedWords)
    .filter((one) => one.join('').length >= shortestSynonym && one.join(' ') !== own.join(' '));

function withoutAside(tree: PeopleNode | null): PeopleNode {
  const aside: PeopleNode = {
    kind: 'not',
    part: { kind: 'clause', clause: { field: 'status', values: asideStates }, at: null },
  };
  return tree ? { kind: 'and', parts: [tree, aside] } : aside;
}

class Resolver {
  readonly problems: SearchProblem[] = [];
  readonly clauses: string[] = [];
  readonly texts: ResolvedQuery['texts'] = [];
  private readonly actor: Actor | null;
  private readonly skills: ReadonlyMap<string, CalledSkill>;
  private readonly pools: ResolvedQuery['pools'];

  constructor(
    actor: Actor | null,
    skills: ReadonlyMap<string, CalledSkill>,
    pools: ResolvedQuery['pools'],
  ) {
    this.actor = actor;
    this.skills = skills;
    this.pools = pools;
  }

  async resolve(node: SearchNode, wanted: boolean): Promise<PeopleNode> {
    if (node.kind === 'not') return { kind: 'not', part: await this.resolve(node.part, !wanted) };
    if (node.kind !== 'clause') {
      const parts: PeopleNode[] = [];
      for (const part of node.parts) parts.push(await this.resolve(part, wanted));
      return { kind: node.kind, parts };
    }
    const at = this.clauses.push(printClause(node.clause)) - 1;
    const clause = await this.clauseOf(node, wanted);
    const leaf: PeopleNode = { kind: 'clause', clause, at };
    // Not on a job: the complement of those who are.
    return node.clause.field === 'not-on' ? { kind: 'not', part: { ...leaf, at: null } } : leaf;
  }

  private async clauseOf(node: ClauseNode, wanted: boolean): Promise<PeopleClause> {
    const { clause } = node;
    switch (clause.field) {
      case 'text': {
        const words = foldedWords(clause.value);
        const skill = this.skills.get(clause.value);
        const match = words.length > 1 && clause.match === 'word' ? 'phrase' : clause.match;
        if (wanted) this.texts.push({ words, openEnd: match === 'prefix' });
        if (wanted && skill) this.lookFor(skill);
        return {
          field: 'text',
          match,
          words,
          skillIds: skill ? [skill.id] : [],
          synonyms: skill ? synonymsOf(skill, words) : [],
        };
      }
      case 'skill': {
        const skillIds = await this.skillIds(node, clause.values, wanted);
        return { field: 'skill', skillIds, level: clause.level ? levelNumber(clause.level) : 0 };
      }
      case 'years': {
        const { skill, atLeast } = clause;
        if (skill === null) return { field: 'years', skillId: null, atLeast };
        const [skillId = ''] = await this.skillIds(node, [skill], wanted);
        return { field: 'years', skillId, atLeast };
      }
      case 'english':
        return {
          field: 'english',
          levels: languageLevels.slice(languageLevels.indexOf(clause.atLeast)),
        };
      case 'rate':
        if (!this.actor || !seesRatesEverywhere(this.actor)) return this.closed(node, 'rate');
        return { field: 'ids', ids: await idsWithRate(clause.currency, clause.atMost) };
      case 'contacted':
        return {
          field: 'contacted',
          when: clause.when,
          moment: Date.now() - clause.days * dayMs,
        };
      case 'pool':
        return this.poolClause(node, clause.values);
      case 'not-on':
        return this.jobClause(node, clause.values);
      default:
        return clause;
    }
  }

  private async skillIds(
    node: ClauseNode,
    names: readonly string[],
    wanted: boolean,
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) {
      const skill = this.skills.get(name);
      if (skill) {
        ids.push(skill.id);
        if (wanted) this.lookFor(skill);
      } else
        this.refuse(
          node,
          'UNKNOWN_SKILL',
          name,
          nearestName(name, await skillNamesLike(name, 200)),
        );
    }
    return ids;
  }

  private poolClause(node: ClauseNode, names: readonly string[]): PeopleClause {
    if (!this.pools) return this.closed(node, 'pool');
    const known = new Map(this.pools.map(({ id, name }) => [name.toLowerCase(), id]));
    const values: string[] = [];
    for (const name of names) {
      const id = known.get(name.toLowerCase());
      if (id) values.push(id);
      else {
        const near = nearestName(
          name,
          this.pools.map((pool) => pool.name),
        );
        this.refuse(node, 'UNKNOWN_POOL', name, near);
      }
    }
    return { field: 'pool', values };
  }

  private async jobClause(node: ClauseNode, numbers: readonly string[]): Promise<PeopleClause> {
    const { actor } = this;
    const scope = actor?.scopeOf('application.list');
    if (!actor || (scope !== 'all' && scope !== 'assigned')) return this.closed(node, 'not-on');
    const asked = numbers.map((number) => `J-${number.slice(2).padStart(5, '0')}`);
    const jobs = (await jobsNumbered(actor, asked)).filter(
      (job) => mayKnowOf(actor, job) && (scope === 'all' || worksOn(actor, job)),
    );
    for (const number of asked)
      if (!jobs.some((job) => job.number === number))
        this.refuse(node, 'UNKNOWN_JOB', number, null);
    const ids = jobs.length === 0 ? [] : await peopleEverOnJobs(jobs.map(({ _id }) => _id));
    return { field: 'ids', ids: ids.map((id) => id.toHexString()) };
  }

  /** Passages are searched by all names of a skill. */
  private lookFor({ words }: CalledSkill): void {
    for (const word of words) this.texts.push({ words: foldedWords(word), openEnd: false });
  }

  /** Refuses a field that the reader may not search. */
  private closed(node: ClauseNode, field: string): PeopleClause {
    this.refuse(node, 'FIELD_CLOSED', field, null);
    return { field: 'ids', ids: [] };
  }

  private refuse(
    { at }: ClauseNode,
    code: SearchProblem['code'],
    found: string,
    hint: string | null,
  ): void {
    this.problems.push({ code, from: at?.from ?? 0, to: at?.to ?? 0, found, hint });
  }
}

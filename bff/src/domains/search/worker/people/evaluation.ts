import type { PeopleClause, PeopleNode, PeopleQuery } from '../../people/people-query.ts';
import { factTest } from './fact-test.ts';
import { andMarks, notMarks, orMarks, type Marks } from './marks.ts';
import { levelIn, skillIn, yearsIn } from './packed-skill.ts';
import type { SearchedPeople } from './searched-people.ts';
import { textWorth, type TextClause } from './text-worth.ts';

const skillWorth = 6;
const verifiedWorth = 2;

/**
 * Evaluates a query over all candidates at once: each clause scans the places of its words or the
 * facts and marks matches, and the marks are combined. The time depends only on the number of
 * candidates and clauses.
 */
export class Evaluation {
  /** Score of each candidate's matches. */
  readonly scores: Float32Array;
  private readonly index: SearchedPeople;
  private readonly query: PeopleQuery;
  private readonly marksByClause = new Map<number, Marks>();

  constructor(index: SearchedPeople, query: PeopleQuery) {
    this.index = index;
    this.query = query;
    this.scores = new Float32Array(index.slots.end);
  }

  /** Returns the slots of all matches visible to the reader. */
  found(): number[] {
    const { tree, within, except } = this.query;
    const { slots } = this.index;
    const marks = tree ? this.marksOf(tree, true) : this.everybody();
    if (within) andMarks(marks, this.marksOfIds(within));
    for (const id of except) {
      const slot = this.index.slots.slotOf(id);
      if (slot !== undefined) marks[slot] = 0;
    }
    const found: number[] = [];
    for (let slot = 0; slot < slots.end; slot += 1)
      if (marks[slot] === 1 && slots.idOf(slot) !== '') found.push(slot);
    return found;
  }

  /** Returns the required clauses that match a candidate. */
  reasonsOf(slot: number): number[] {
    return [...this.marksByClause].filter(([, marks]) => marks[slot] === 1).map(([at]) => at);
  }

  private everybody(): Marks {
    return this.noMarks().fill(1);
  }

  private noMarks(): Marks {
    return new Uint8Array(this.index.slots.end);
  }

  /** `wanted`: required, not negated; only then it counts for the order and as a reason. */
  private marksOf(node: PeopleNode, wanted: boolean): Marks {
    if (node.kind === 'clause') {
      const marks = this.marksOfClause(node.clause, wanted);
      if (wanted && node.at !== null) this.marksByClause.set(node.at, marks.slice());
      return marks;
    }
    if (node.kind === 'not') return notMarks(this.marksOf(node.part, !wanted));
    const [first, ...others] = node.parts.map((part) => this.marksOf(part, wanted));
    const marks = first ?? this.everybody();
    const join = node.kind === 'and' ? andMarks : orMarks;
    for (const other of others) join(marks, other);
    return marks;
  }

  private marksOfClause(clause: PeopleClause, wanted: boolean): Marks {
    if (clause.field === 'text') return this.marksOfText(clause, wanted);
    if (clause.field === 'ids') return this.marksOfIds(clause.ids);
    const marks = this.noMarks();
    const { facts } = this.index;
    const fits = factTest(clause, facts, this.query.now);
    const skills =
      wanted && clause.field === 'skill' ? facts.names.skills.tableOf(clause.skillIds) : null;
    for (let slot = 0; slot < marks.length; slot += 1) {
      if (!fits(slot)) continue;
      marks[slot] = 1;
      if (skills) this.countSkills(slot, skills);
    }
    return marks;
  }

  private marksOfIds(ids: readonly string[]): Marks {
    const marks = this.noMarks();
    for (const id of ids) {
      const slot = this.index.slots.slotOf(id);
      if (slot !== undefined) marks[slot] = 1;
    }
    return marks;
  }

  private marksOfText(clause: TextClause, wanted: boolean): Marks {
    const marks = this.noMarks();
    const worth = textWorth(this.index, this.query, clause);
    for (let slot = 0; slot < marks.length; slot += 1) {
      const best = worth[slot] ?? 0;
      if (best === 0) continue;
      marks[slot] = 1;
      if (wanted) this.count(slot, best);
    }
    if (clause.skillIds.length > 0) this.markSkills(clause.skillIds, marks, wanted);
    return marks;
  }

  private markSkills(skillIds: readonly string[], marks: Marks, wanted: boolean): void {
    const { lists, names } = this.index.facts;
    const skills = names.skills.tableOf(skillIds);
    const fits = (packed: number) => skills[skillIn(packed)] === 1;
    for (let slot = 0; slot < marks.length; slot += 1) {
      if (!lists.skills.some(slot, fits)) continue;
      marks[slot] = 1;
      if (wanted) this.countSkills(slot, skills);
    }
  }

  private countSkills(slot: number, skills: Uint8Array): void {
    const { facts } = this.index;
    let best = 0;
    facts.lists.skills.each(slot, (packed) => {
      if (skills[skillIn(packed)] !== 1) return;
      const years = Math.max(0, yearsIn(packed));
      const worth = skillWorth + levelIn(packed) + Math.min(10, years) / 2;
      best = Math.max(best, worth + (facts.isVerified(slot, packed) ? verifiedWorth : 0));
    });
    this.count(slot, best);
  }

  private count(slot: number, worth: number): void {
    this.scores[slot] = (this.scores[slot] ?? 0) + worth;
  }
}

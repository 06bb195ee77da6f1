import { personTexts } from '../../../../search/person-document.ts';
import type { PeopleClause, PeopleNode, PeopleQuery } from '../../people/people-query.ts';
import { factTest } from './fact-test.ts';
import { andMarks, notMarks, orMarks, type Marks } from './marks.ts';
import { levelIn, skillIn, yearsIn } from './packed-skill.ts';
import { hasPhrase, packWords } from './packed-words.ts';
import { slotIn, textIn } from './person-texts.ts';
import type { SearchedPeople } from './searched-people.ts';

type TextClause = Extract<PeopleClause, { field: 'text' }>;

/** What a hit is worth by where it stands, in the order of `personTexts`. */
const textWorth = [8, 4, 2, 2, 1, 1] as const;
const skillWorth = 6;
const verifiedWorth = 2;

/**
 * A query over all people at once: each clause goes over the places of its words or over the facts
 * and marks who fits, and the marks are joined. It takes time by the people and the clauses, and by
 * nothing else.
 */
export class Evaluation {
  /** What each person's hits are worth. */
  readonly scores: Float32Array;
  private readonly index: SearchedPeople;
  private readonly query: PeopleQuery;
  private readonly marksByClause = new Map<number, Marks>();
  private readonly rights: readonly PeopleQuery['texts'][keyof PeopleQuery['texts']][];
  private readonly reader: number;

  constructor(index: SearchedPeople, query: PeopleQuery) {
    this.index = index;
    this.query = query;
    this.scores = new Float32Array(index.slots.end);
    this.rights = personTexts.map((name) => query.texts[name]);
    this.reader = index.facts.names.members.numberOf(query.reader);
  }

  /** The slots of all matches visible to the reader. */
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

  /** The clauses of the query that hold for a person, of those that are asked for. */
  reasonsOf(slot: number): number[] {
    return [...this.marksByClause].filter(([, marks]) => marks[slot] === 1).map(([at]) => at);
  }

  private everybody(): Marks {
    return this.noMarks().fill(1);
  }

  private noMarks(): Marks {
    return new Uint8Array(this.index.slots.end);
  }

  /** `wanted`: it is asked for, not ruled out; then it counts for the order and as a reason. */
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
      wanted && clause.field === 'skill' ? facts.names.skills.numbersOf(clause.skillIds) : null;
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

  private marksOfText(
    { match, words, skillIds, synonyms, found = [] }: TextClause,
    wanted: boolean,
  ): Marks {
    const marks = this.noMarks();
    // The score of each candidate's best passage: repeating a word does not raise it.
    const worth = this.noMarks();
    if (words.length === 1 && match !== 'phrase') this.markWord(words[0] ?? '', match, worth);
    else if (words.length > 0) this.markPhrase(words, match === 'prefix', worth);
    for (const synonym of synonyms) this.markPhrase(synonym, false, worth);
    // At the top as much as a title, at the end as much as a note.
    for (const [at, id] of found.entries()) {
      const slot = this.index.slots.slotOf(id);
      if (slot !== undefined) worth[slot] = 1 + Math.ceil((7 * (found.length - at)) / found.length);
    }
    for (let slot = 0; slot < marks.length; slot += 1) {
      const best = worth[slot] ?? 0;
      if (best === 0) continue;
      marks[slot] = 1;
      if (wanted) this.count(slot, best);
    }
    if (skillIds.length > 0) this.markSkills(skillIds, marks, wanted);
    return marks;
  }

  private markSkills(skillIds: readonly string[], marks: Marks, wanted: boolean): void {
    const { lists, names } = this.index.facts;
    const skills = names.skills.numbersOf(skillIds);
    const fits = (packed: number) => skills.has(skillIn(packed));
    for (let slot = 0; slot < marks.length; slot += 1) {
      if (!lists.skills.some(slot, fits)) continue;
      marks[slot] = 1;
      if (wanted) this.countSkills(slot, skills);
    }
  }

  private markWord(word: string, match: 'word' | 'prefix', worth: Marks): void {
    const { vocabulary } = this.index;
    const known = vocabulary.numberOf(word);
    if (match === 'prefix') this.hitAll(vocabulary.beginningWith(word), worth);
    else if (known > 0) this.hitAll([known], worth);
    // No document contains the word: it is treated as a typing error.
    else this.hitAll(vocabulary.near(word), worth);
  }

  private markPhrase(words: readonly string[], openEnd: boolean, worth: Marks): void {
    const { vocabulary, texts } = this.index;
    const whole = words.slice(0, openEnd ? -1 : undefined).map((word) => vocabulary.numberOf(word));
    const [rarest] = whole.toSorted((a, b) => vocabulary.countOf(a) - vocabulary.countOf(b));
    // No text has a phrase of which a word stands nowhere.
    if (rarest === undefined || whole.includes(0)) return;
    if (words.length === 1) return this.hitAll([rarest], worth);
    const phrase = packWords(whole);
    const ends = openEnd ? new Set(vocabulary.beginningWith(words.at(-1) ?? '')) : null;
    vocabulary.eachPlace(rarest, (place) => {
      if (hasPhrase(texts.at(place), phrase, ends)) this.hit(place, worth);
    });
  }

  private hitAll(words: Iterable<number>, worth: Marks): void {
    const hit = (place: number) => this.hit(place, worth);
    for (const word of words) this.index.vocabulary.eachPlace(word, hit);
  }

  private hit(place: number, worth: Marks): void {
    const text = textIn(place);
    const slot = slotIn(place);
    const here = textWorth[text] ?? 0;
    if ((worth[slot] ?? 0) < here && this.mayRead(slot, text)) worth[slot] = here;
  }

  private mayRead(slot: number, text: number): boolean {
    const right = this.rights[text];
    if (right === 'all') return true;
    const { members } = this.index.facts.lists;
    return right === 'assigned' && members.some(slot, (user) => user === this.reader);
  }

  private countSkills(slot: number, skills: ReadonlySet<number>): void {
    const { facts } = this.index;
    let best = 0;
    facts.lists.skills.each(slot, (packed) => {
      if (!skills.has(skillIn(packed))) return;
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

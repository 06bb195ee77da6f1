import type { PersonDocument } from '../../../../search/person-document.ts';
import { withRow } from '../columns.ts';
import { NumberLists } from '../words/number-lists.ts';
import { Names } from './names.ts';
import { packSkill } from './packed-skill.ts';

/** Facts with at most one value per candidate, and facts with any number. */
const namedFields = [
  'english',
  'country',
  'timeZone',
  'vetting',
  'status',
  'role',
  'seniority',
] as const;
const listFields = ['skills', 'open', 'pools', 'members'] as const;
const numberFields = ['years', 'notice', 'available', 'contactedAt', 'at'] as const;
type NamedField = (typeof namedFields)[number];
type ListField = (typeof listFields)[number];

/** The facts of an added candidate. */
export interface PutFacts extends Omit<PersonDocument, 'texts'> {
  readonly members: readonly string[];
  readonly aside: boolean;
  readonly at: number;
}

/** Converts `2026-01-31` to 20260131, which keeps the order of days. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** The facts of all candidates, each a column with a row for each slot: 0.2 KB per candidate. */
export class PersonFacts {
  /** Meaning of the numbers below. */
  readonly names = recordOf([...namedFields, ...listFields], () => new Names());
  /** 0: none. */
  readonly named: Record<NamedField, Uint32Array> = recordOf(namedFields, () => new Uint32Array(0));
  /** Packed skills; for all other lists the numbers of names. */
  readonly lists: Record<ListField, NumberLists> = recordOf(listFields, () => new NumberLists());
  /** NaN: unknown. Moments in milliseconds, days as {@link dayNumber} converts them. */
  readonly numbers = recordOf(numberFields, () => new Float64Array(0));
  aside: Uint8Array = new Uint8Array(0);

  put(slot: number, facts: PutFacts): void {
    const { names, named, numbers, lists } = this;
    for (const field of namedFields) {
      named[field] = withRow(named[field], slot);
      named[field][slot] = names[field].numberFor(facts[field]);
    }
    const available = facts.available === null ? null : dayNumber(facts.available);
    for (const field of numberFields) {
      numbers[field] = withRow(numbers[field], slot);
      numbers[field][slot] = (field === 'available' ? available : facts[field]) ?? NaN;
    }
    this.aside = withRow(this.aside, slot);
    this.aside[slot] = Number(facts.aside);
    lists.skills.set(
      slot,
      facts.skills.map((skill) => packSkill(names.skills.numberFor(skill.id), skill)),
    );
    this.putList('open', slot, facts.open);
    this.move(slot, facts);
  }

  /** Updates a candidate's place. */
  move(slot: number, { members, pools }: Pick<PutFacts, 'members' | 'pools'>): void {
    this.putList('members', slot, members);
    this.putList('pools', slot, pools);
  }

  private putList(field: ListField, slot: number, values: readonly string[]): void {
    this.lists[field].set(
      slot,
      values.map((value) => this.names[field].numberFor(value)),
    );
  }

  /** Clears a slot that has no candidate. */
  clear(slot: number): void {
    for (const field of listFields) this.lists[field].set(slot, []);
    for (const field of namedFields) this.named[field][slot] = 0;
    for (const field of numberFields) this.numbers[field][slot] = NaN;
  }
}

const recordOf = <K extends string, V>(keys: readonly K[], make: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make()])) as Record<K, V>;

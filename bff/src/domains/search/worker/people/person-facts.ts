import type { PersonDocument } from '../../../../search/person-document.ts';
import { withRow } from '../columns.ts';
import { NumberLists } from '../words/number-lists.ts';
import { Names } from './names.ts';
import { packSkill } from './packed-skill.ts';

/** Facts of which a person has one or none, and those of which one has any number. */
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

/** The facts of a person as they are put. */
export interface PutFacts extends Omit<PersonDocument, 'texts'> {
  readonly members: readonly string[];
  readonly aside: boolean;
  readonly at: number;
}

/** `2026-01-31` as 20260131, by which days stand in the same order. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** The facts of all people, each fact a column with a row for each slot: 0.2 KB a person. */
export class PersonFacts {
  /** What the numbers below stand for. */
  readonly names = recordOf([...namedFields, ...listFields], () => new Names());
  /** 0: none. */
  readonly named: Record<NamedField, Uint32Array> = recordOf(namedFields, () => new Uint32Array(0));
  /** Of skills packed, of all else the numbers of names. */
  readonly lists: Record<ListField, NumberLists> = recordOf(listFields, () => new NumberLists());
  /** NaN: not known. Moments in milliseconds, days as {@link dayNumber} writes them. */
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

  /** Where a person belongs from now on. */
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

  /** Forgets what a slot holds, for as long as nobody has it. */
  clear(slot: number): void {
    for (const field of listFields) this.lists[field].set(slot, []);
    for (const field of namedFields) this.named[field][slot] = 0;
    for (const field of numberFields) this.numbers[field][slot] = NaN;
  }
}

const recordOf = <K extends string, V>(keys: readonly K[], make: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make()])) as Record<K, V>;

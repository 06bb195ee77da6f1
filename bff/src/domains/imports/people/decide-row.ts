import type { ImportSettings } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import {
  isSamePerson,
  lackingParts,
  reaches,
  type Candidate,
  type ImportedIdentity,
} from '../../candidates/api/imported-candidates.ts';
import { undoReason } from '../request/import-words.ts';
import type { ImportRecord } from '../import.model.ts';
import type { PlannedRow, RowFacts } from './planned-row.ts';
import type { RowIssue } from '../rows/row-issue.ts';
import type { SeenKeys } from './seen-keys.ts';

interface By {
  readonly record: ImportRecord;
  readonly settings: ImportSettings;
  readonly actor: Actor;
}

/** A readable row and its candidate. */
export interface RowPerson {
  readonly facts: RowFacts;
  readonly identity: ImportedIdentity;
}

/** The records to which rows may refer. */
export interface KnownPeople {
  readonly byKey: ReadonlyMap<string, readonly Candidate[]>;
  /** Texts of imported notes, by candidate id. */
  readonly notes: ReadonlyMap<string, ReadonlySet<string>>;
}

type WithoutRow<P> = P extends unknown ? Omit<P, 'row'> : never;
type Decision = WithoutRow<PlannedRow>;

const skip = (
  reason: Extract<PlannedRow, { outcome: 'skipped' }>['skip'],
  about: Candidate | null = null,
): Decision => ({ outcome: 'skipped', skip: reason, about: about?._id ?? null });

/** Returns the keys by which a person is recognised when a file names them again. */
export const keysInFile = ({ sure, phones, names }: ImportedIdentity): string[] => [
  ...sure,
  ...phones,
  ...phones.flatMap((phone) => names.map((name) => `${phone} ${name}`)),
];

/** Decides to which person a row refers and what to do with it. */
export function decideRow(
  { record, settings, actor }: By,
  { facts, identity }: RowPerson,
  people: KnownPeople,
  seen: SeenKeys,
): Decision {
  const { sure, phones, names } = identity;
  const alike = [...sure, ...phones].flatMap((key) => people.byKey.get(key) ?? []);
  const matches = alike.filter((candidate) => isSamePerson(candidate, identity));
  const unwanted = matches.find(({ status }) => status === 'do_not_contact');
  if (unwanted) return skip('DO_NOT_CONTACT', unwanted);
  const known = surest(
    matches.filter(({ deletedAt }) => deletedAt === null),
    [...sure, ...phones],
  );
  const inFile = [...sure, ...phones.flatMap((phone) => names.map((name) => `${phone} ${name}`))];
  if (known?.importId?.equals(record._id) || seen.hasAny(inFile)) return skip('IN_FILE', known);
  const isPhoneShared =
    seen.hasAny(phones) || alike.some((one) => !matches.includes(one) && mayTellOf(actor, one));
  const told = isPhoneShared ? withSharedPhone(facts) : facts;
  if (known) return fill({ settings, actor }, { facts: told, identity }, known, people);
  // A candidate removed by undoing an import may be added again by the next one.
  const deleted = matches.find(
    ({ importId, deleteReason }) => !(importId && deleteReason === undoReason),
  );
  return deleted ? skip('DELETED', deleted) : { outcome: 'created', facts: told };
}

const mayTellOf = (actor: Actor, candidate: Candidate): boolean =>
  candidate.deletedAt === null && reaches(actor, 'candidate.read', candidate);

/**
 * Adds a warning: a shared phone number alone does not prove the same person, but should be
 * checked.
 */
function withSharedPhone(facts: RowFacts): RowFacts {
  const value = facts.person.phone ?? '';
  const shared: RowIssue = { field: 'phone', code: 'NOT_UNIQUE', value };
  return { ...facts, warnings: [...facts.warnings, shared] };
}

function fill(
  { settings, actor }: Pick<By, 'settings' | 'actor'>,
  { facts, identity }: RowPerson,
  known: Candidate,
  { notes }: KnownPeople,
): Decision {
  if (!reaches(actor, 'candidate.read', known)) return skip('HIDDEN', known);
  if (settings.duplicates === 'skip' || !isSurely(known, facts, identity))
    return skip('KNOWN', known);
  if (!reaches(actor, 'candidate.updateContact', known)) return skip('HIDDEN', known);
  const has = facts.note !== null && notes.get(known._id.toHexString())?.has(facts.note);
  const note = has ? null : facts.note;
  if (Object.keys(lackingParts(known, facts.parts)).length === 0 && note === null)
    return skip('NOTHING_EMPTY', known);
  return { outcome: 'updated', facts: { ...facts, note }, target: known._id };
}

/**
 * A mail address or profile is stronger evidence than a phone number, which a household may share.
 */
const weight = (key: string): number =>
  key.startsWith('email:') ? 2 : key.startsWith('phone:') ? 0 : 1;

function surest(matches: readonly Candidate[], keys: readonly string[]): Candidate | null {
  const strength = ({ identityKeys }: Candidate) =>
    Math.max(...identityKeys.filter((key) => keys.includes(key)).map(weight));
  return matches.toSorted((a, b) => strength(b) - strength(a))[0] ?? null;
}

/** Two mail addresses with one phone number may be two people, so the record is not filled in. */
const isSurely = (
  { identityKeys }: Candidate,
  { parts }: RowFacts,
  { sure }: ImportedIdentity,
): boolean =>
  sure.some((key) => identityKeys.includes(key)) ||
  parts.email === null ||
  !identityKeys.some((key) => key.startsWith('email:'));

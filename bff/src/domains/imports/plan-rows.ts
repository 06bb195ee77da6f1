import type { ImportSettings } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { foldText } from '../../db/fold-text.ts';
import {
  findAlike,
  lackingParts,
  partsOf,
  reaches,
  strongKeysOf,
} from '../candidates/imported-candidates.service.ts';
import type { Candidate, ImportedParts } from '../candidates/imported-candidates.service.ts';
import { staffByName } from '../people/staff-by-name.service.ts';
import { visiblePools } from '../pools/pool-members.service.ts';
import { skillsByWord } from '../skills/skills-by-word.service.ts';
import type { SkillsByWord } from '../skills/skills-by-word.service.ts';
import { breathe } from './breathe.ts';
import type { CsvRow } from './csv/read-csv.ts';
import { undoReason } from './import-words.ts';
import type { ImportRecord } from './import.model.ts';
import type { PlannedRow, RowFacts } from './planned-row.ts';
import { rowReader } from './rows/read-row.ts';
import type { ReadRow } from './rows/read-row.ts';
import { SeenKeys } from './seen-keys.ts';

/** What becomes of some rows, in their order. */
interface Plan {
  readonly rows: readonly PlannedRow[];
  /** It counts: later rows about the same people are told so. */
  accept(): void;
}

/** Says what becomes of rows; the same for the check and for carrying it out. */
export interface RowPlanner {
  plan(rows: readonly CsvRow[]): Promise<Plan>;
  readonly skills: SkillsByWord;
}

interface Parts {
  readonly record: ImportRecord;
  readonly settings: ImportSettings;
  readonly actor: Actor;
}

/** What a planner goes by: the names of this platform, as they are when it begins. */
export async function rowPlanner({ record, settings, actor }: Parts): Promise<RowPlanner> {
  const staff = await staffByName();
  const pools = (await visiblePools(actor)).filter(
    ({ kind, status }) => kind === 'manual' && status === 'active',
  );
  const poolIds = new Map(pools.map(({ name, _id }) => [foldText(name), _id]));
  const skills = await skillsByWord();
  const read = rowReader(settings, {
    owner: (name) => staff.get(foldText(name)) ?? null,
    pool: (name) => poolIds.get(name) ?? null,
  });
  const forAll = settings.poolIds.map((id) => new Types.ObjectId(id));
  const seen = new SeenKeys();
  const by = { userId: record.userId, at: new Date() };

  const factsOf = ({ person, poolIds: named }: Extract<ReadRow, { kind: 'person' }>): RowFacts => {
    const { known, unknown } = skills.find(person.skills);
    const ids = [...forAll, ...named].map((id) => [id.toHexString(), id] as const);
    return {
      person,
      parts: partsOf({ person, skillIds: known }, by),
      poolIds: [...new Map(ids).values()],
      unknownSkills: unknown,
    };
  };

  return {
    skills,
    plan: async (rows) => {
      const breath = breathe();
      const found: { row: number; read: ReadRow; facts: RowFacts | null; keys: string[] }[] = [];
      for (const { row, cells } of rows) {
        const one = read(cells);
        const facts = one.kind === 'person' ? factsOf(one) : null;
        found.push({ row, read: one, facts, keys: facts ? strongKeysOf(facts.parts) : [] });
        await breath();
      }
      const alike = await findAlike([...new Set(found.flatMap(({ keys }) => keys))]);
      const byKey = new Map<string, Candidate[]>();
      for (const candidate of alike)
        for (const key of candidate.identityKeys)
          byKey.set(key, [...(byKey.get(key) ?? []), candidate]);
      const fresh = new SeenKeys(seen);
      const planned = found.map(({ row, read: one, facts, keys }): PlannedRow => {
        if (one.kind === 'empty') return { row, outcome: 'skipped', skip: 'EMPTY' };
        if (one.kind === 'wrong') return { row, outcome: 'failed', issues: one.issues };
        if (!facts) throw new Error('A person was read without facts');
        const decided = decide({ record, settings, actor }, facts, keys, byKey, fresh);
        if (decided.outcome === 'created' || decided.outcome === 'updated') fresh.add(keys);
        return { row, ...decided };
      });
      return { rows: planned, accept: () => seen.take(fresh) };
    },
  };
}

type WithoutRow<P> = P extends unknown ? Omit<P, 'row'> : never;
type Decision = WithoutRow<PlannedRow>;

const skip = (reason: Extract<PlannedRow, { outcome: 'skipped' }>['skip']): Decision => ({
  outcome: 'skipped',
  skip: reason,
});

/** Who a row is, and what may be done about it. */
function decide(
  { record, settings, actor }: Parts,
  facts: RowFacts,
  keys: readonly string[],
  byKey: ReadonlyMap<string, readonly Candidate[]>,
  seen: SeenKeys,
): Decision {
  const matches = keys.flatMap((key) => byKey.get(key) ?? []);
  if (matches.some(({ status }) => status === 'do_not_contact')) return skip('DO_NOT_CONTACT');
  const known = surest(
    matches.filter(({ deletedAt }) => deletedAt === null),
    keys,
  );
  if (known?.importId?.equals(record._id) || seen.hasAny(keys)) return skip('IN_FILE');
  if (known) return fill({ settings, actor }, facts, known);
  // Whom an import added by mistake and took out again may come in with the next one.
  const deleted = matches.some(
    ({ importId, deleteReason }) => !(importId && deleteReason === undoReason),
  );
  return deleted ? skip('DELETED') : { outcome: 'created', facts };
}

function fill(
  { settings, actor }: Pick<Parts, 'settings' | 'actor'>,
  facts: RowFacts,
  known: Candidate,
): Decision {
  if (!reaches(actor, 'candidate.read', known)) return skip('HIDDEN');
  if (settings.duplicates === 'skip' || !isSurely(known, facts.parts)) return skip('KNOWN');
  if (!reaches(actor, 'candidate.updateContact', known)) return skip('HIDDEN');
  if (Object.keys(lackingParts(known, facts.parts)).length === 0) return skip('NOTHING_EMPTY');
  return { outcome: 'updated', facts, target: known._id };
}

/** A mail address or a profile tells more than a phone number, which a household may share. */
const weight = (key: string): number =>
  key.startsWith('email:') ? 2 : key.startsWith('phone:') ? 0 : 1;

function surest(matches: readonly Candidate[], keys: readonly string[]): Candidate | null {
  const strength = ({ identityKeys }: Candidate) =>
    Math.max(...identityKeys.filter((key) => keys.includes(key)).map(weight));
  return matches.toSorted((a, b) => strength(b) - strength(a))[0] ?? null;
}

/** Two mail addresses and one phone number may be two people: nothing is filled in for another. */
const isSurely = ({ identityKeys }: Candidate, parts: ImportedParts): boolean =>
  strongKeysOf(parts).some((key) => weight(key) > 0 && identityKeys.includes(key)) ||
  parts.email === null ||
  !identityKeys.some((key) => key.startsWith('email:'));

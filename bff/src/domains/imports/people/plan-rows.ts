import { dollarRatesOf, type ImportSettings } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { today } from '../../../db/calendar-day.ts';
import { foldText } from '../../../db/fold-text.ts';
import { findAlike, identityOf, partsOf } from '../../candidates/api/imported-candidates.ts';
import { importedNoteTexts, noteHtml } from '../../notes/api/imported-notes.ts';
import { staffByName } from '../../../identity/people/staff-by-name.ts';
import { visiblePools } from '../../../records/pools/pool-members.ts';
import { skillsByWord, type SkillsByWord } from '../../../records/skills/skills-by-word.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { yieldToRequests } from '../run/yield-to-requests.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { decideRow, keysInFile, type KnownPeople, type RowPerson } from './decide-row.ts';
import type { ImportRecord } from '../import.model.ts';
import type { PlannedRow, RowFacts } from './planned-row.ts';
import { rowReader, type ReadRow } from '../rows/read-row.ts';
import { SeenKeys } from './seen-keys.ts';

/** The outcomes of some rows, in order. */
interface Plan {
  readonly rows: readonly PlannedRow[];
  /** Accepts the plan, so that later rows about the same people are recognised. */
  accept(): void;
}

/** Plans the outcome of rows; used for both the check and the import. */
export interface RowPlanner {
  plan(rows: readonly CsvRow[]): Promise<Plan>;
  readonly skills: SkillsByWord;
}

interface Parts {
  readonly record: ImportRecord;
  readonly settings: ImportSettings;
  readonly actor: Actor;
}

/** Creates a planner with the platform's names as of its start. */
export async function rowPlanner({ record, settings, actor }: Parts): Promise<RowPlanner> {
  const staff = await staffByName();
  const pools = (await visiblePools(actor)).filter(
    ({ kind, status }) => kind === 'manual' && status === 'active',
  );
  const poolIds = new Map(pools.map(({ name, _id }) => [foldText(name), _id]));
  const skills = await skillsByWord();
  const read = rowReader({
    settings,
    columns: record.columns,
    names: {
      owner: (name) => staff.get(foldText(name)) ?? null,
      pool: (name) => poolIds.get(name) ?? null,
    },
    dollarRates: dollarRatesOf(agencySettings().currencies, today().slice(0, 7)),
  });
  const forAll = settings.poolIds.map((id) => new Types.ObjectId(id));
  const seen = new SeenKeys();
  const by = { userId: record.userId, at: new Date() };

  const factsOf = ({ person, poolIds: named, warnings }: PersonRow): RowFacts => {
    const { known, unknown } = skills.find(person.skills);
    const ids = [...forAll, ...named].map((id) => [id.toHexString(), id] as const);
    return {
      person,
      parts: partsOf({ person, skillIds: known }, by),
      poolIds: [...new Map(ids).values()],
      unknownSkills: unknown,
      note: person.notes === null ? null : noteHtml(person.notes),
      warnings,
    };
  };

  return {
    skills,
    plan: async (rows) => {
      const breath = yieldToRequests();
      const found: { row: number; read: ReadRow; person: RowPerson | null }[] = [];
      for (const { row, cells } of rows) {
        const one = read(cells);
        const facts = one.kind === 'person' ? factsOf(one) : null;
        found.push({ row, read: one, person: facts && personOf(facts) });
        await breath();
      }
      const known = await knownPeople(found.flatMap(({ person }) => person ?? []));
      const fresh = new SeenKeys(seen);
      const planned = found.map(({ row, read: one, person }): PlannedRow => {
        if (one.kind === 'empty') return { row, outcome: 'skipped', skip: 'EMPTY', about: null };
        if (one.kind === 'wrong') return { row, outcome: 'failed', issues: one.issues };
        if (!person) throw new Error('A person was read without facts');
        const decided = decideRow({ record, settings, actor }, person, known, fresh);
        if (decided.outcome === 'created' || decided.outcome === 'updated')
          fresh.add(keysInFile(person.identity));
        return { row, ...decided };
      });
      return { rows: planned, accept: () => seen.take(fresh) };
    },
  };
}

type PersonRow = Extract<ReadRow, { kind: 'person' }>;

const personOf = (facts: RowFacts): RowPerson => ({ facts, identity: identityOf(facts.parts) });

/**
 * Returns the records that share an address, a profile or a phone number with one of these people.
 */
async function knownPeople(people: readonly RowPerson[]): Promise<KnownPeople> {
  const keys = people.flatMap(({ identity: { sure, phones } }) => [...sure, ...phones]);
  const alike = await findAlike([...new Set(keys)]);
  const byKey = new Map<string, (typeof alike)[number][]>();
  for (const candidate of alike)
    for (const key of candidate.identityKeys)
      byKey.set(key, [...(byKey.get(key) ?? []), candidate]);
  const hasNotes = people.some(({ facts }) => facts.note !== null);
  return {
    byKey,
    notes: hasNotes ? await importedNoteTexts(alike.map(({ _id }) => _id)) : new Map(),
  };
}

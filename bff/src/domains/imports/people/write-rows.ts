import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  addImported,
  fillImported,
  importedCandidate,
  type Candidate,
} from '../../candidates/api/imported-candidates.ts';
import { addImportedNotes } from '../../notes/api/imported-notes.ts';
import { addMembers } from '../../pools/api/add-members.ts';
import { yieldToRequests } from '../run/yield-to-requests.ts';
import type { ImportLease } from '../run/lease-import.ts';
import { ImportRowModel, type ImportRow } from '../import-row.model.ts';
import { ImportModel, type ImportRecord } from '../import.model.ts';
import { issuesOf, type PlannedRow } from './planned-row.ts';
import { countsOf } from '../run/tally.ts';

interface Writing {
  readonly record: ImportRecord;
  readonly held: ImportLease;
  readonly rows: readonly PlannedRow[];
  readonly standing: { rowsDone: number; share: number };
}

/** Writes some rows in one transaction: candidates, the outcome of each row, and the progress. */
export async function writeRows({ record, held, rows, standing }: Writing): Promise<void> {
  const added = await newPeople(record, rows);
  await held.step(standing, async (tx) => {
    const { assignmentId } = record;
    await addImported(
      tx,
      assignmentId,
      [...added.values()].map(({ candidate }) => candidate),
    );
    const written: PlannedRow[] = [];
    for (const row of rows) {
      const isWritten =
        row.outcome !== 'updated' ||
        (await fillImported(tx, assignmentId, row.target, row.facts.parts)) ||
        row.facts.note !== null;
      written.push(isWritten ? row : nothingEmpty(row));
    }
    for (const [poolId, ids] of byPool(added))
      await addMembers(tx, new Types.ObjectId(poolId), ids);
    await addImportedNotes(tx, {
      importId: record._id,
      assignmentId,
      notes: written.flatMap((row) => noteOf(row, added)),
    });
    await ImportRowModel.insertMany(
      written.map((row) => rowOf(record, row, added)),
      { session: tx.session, lean: true },
    );
    await count(tx, record, written);
  });
}

const nothingEmpty = ({
  row,
  target,
}: Extract<PlannedRow, { outcome: 'updated' }>): PlannedRow => ({
  row,
  outcome: 'skipped',
  skip: 'NOTHING_EMPTY',
  about: target,
});

interface Added {
  readonly candidate: Candidate;
  readonly poolIds: readonly Types.ObjectId[];
}

/**
 * Returns the records of new candidates by row number; built across several turns of the event
 * loop.
 */
async function newPeople(
  { _id, userId }: ImportRecord,
  rows: readonly PlannedRow[],
): Promise<Map<number, Added>> {
  const fresh = rows.filter((row) => row.outcome === 'created');
  if (fresh.length === 0) return new Map();
  const first = await takeNumber('candidate', fresh.length);
  const by = { importId: _id, userId, at: new Date() };
  const breath = yieldToRequests();
  const added = new Map<number, Added>();
  for (const [index, { row, facts }] of fresh.entries()) {
    const number = formatNumber('candidate', first + index);
    const { poolIds } = facts;
    const candidate = { ...importedCandidate(facts, by, number), poolIds: [...poolIds] };
    added.set(row, { candidate, poolIds });
    await breath();
  }
  return added;
}

function byPool(added: ReadonlyMap<number, Added>): Map<string, Types.ObjectId[]> {
  const found = new Map<string, Types.ObjectId[]>();
  for (const { candidate, poolIds } of added.values())
    for (const poolId of poolIds)
      found.set(poolId.toHexString(), [...(found.get(poolId.toHexString()) ?? []), candidate._id]);
  return found;
}

/** Returns the note of a row on the candidate that it added or updated. */
function noteOf(row: PlannedRow, added: ReadonlyMap<number, Added>) {
  if (row.outcome !== 'created' && row.outcome !== 'updated') return [];
  const { note: body } = row.facts;
  const candidateId = candidateOf(row, added);
  return body !== null && candidateId ? [{ candidateId, body }] : [];
}

function candidateOf(row: PlannedRow, added: ReadonlyMap<number, Added>): Types.ObjectId | null {
  if (row.outcome === 'updated') return row.target;
  return row.outcome === 'skipped' ? row.about : (added.get(row.row)?.candidate._id ?? null);
}

function rowOf(
  { _id }: ImportRecord,
  row: PlannedRow,
  added: ReadonlyMap<number, Added>,
): ImportRow {
  return {
    _id: new Types.ObjectId(),
    importId: _id,
    row: row.row,
    outcome: row.outcome,
    candidateId: candidateOf(row, added),
    skip: row.outcome === 'skipped' ? row.skip : null,
    // The cell values are stored only in the file.
    issues: issuesOf(row).map(({ field, code, params }) => ({
      field,
      code,
      ...(params && { params }),
    })),
  };
}

async function count(
  { session }: Tx,
  { _id }: ImportRecord,
  rows: readonly PlannedRow[],
): Promise<void> {
  const counts = Object.entries(countsOf(rows)).map(([key, n]) => [`result.${key}`, n] as const);
  await ImportModel.updateOne({ _id }, { $inc: Object.fromEntries(counts) }, { session });
}

import {
  addedHours,
  hoursCell,
  readHoursLine,
  sheetPeriodOf,
  type HoursRecord,
  type TimesheetImportResult,
  type TimesheetSource,
  type timesheetEndpoints,
} from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { periodTermsOf } from '../../../records/placements/timesheet-periods.ts';
import { fillSheet } from './fill-sheet.ts';
import type { Cell, CellOutcome } from './lay-cells.ts';
import { readReport } from './read-report.ts';
import { WhoseHours, writtenName, type Owner } from './whose-hours.ts';

type Row = TimesheetImportResult['rows'][number];

/** The hours of one sheet, and their lines in the file. */
interface SheetHours {
  owner: Owner;
  cells: Map<string, Cell>;
  rows: Map<string, Row[]>;
}

/** Fills the sheets of several members from a time report, each independently. */
export const importHours: Service<typeof timesheetEndpoints.import> = async (ctx, { body }) => {
  const records = readReport(body.csv);
  const source = sourceOf(records);
  const { rows, sheets } = await sortBySheet(records);
  let filled = 0;
  for (const { owner, cells, rows: rowsOf } of sheets) {
    const outcomes = await fillOne(ctx, owner, { cells: [...cells.values()], source, ...body });
    if ([...outcomes.values()].includes('new')) filled += 1;
    for (const [key, outcome] of outcomes)
      for (const row of rowsOf.get(key) ?? []) tell(row, outcome);
  }
  return { rows, sheets: filled, taken: rows.filter(({ outcome }) => outcome === 'new').length };
};

/** A time report of Harvest names the client and the project of each line. */
const sourceOf = ([first]: readonly HoursRecord[]): TimesheetSource =>
  first && 'client' in first && 'project' in first ? 'harvest_import' : 'import_csv';

/** Returns each line with its own faults, and groups valid lines by sheet. */
async function sortBySheet(records: readonly HoursRecord[]) {
  const people = await WhoseHours.read();
  const rows: Row[] = [];
  const sheets = new Map<string, SheetHours>();
  const ids = new Set<string>();
  for (const [index, record] of records.entries()) {
    const line = readHoursLine(record);
    const read = typeof line === 'string' ? null : line;
    const row: Row = {
      line: index + 2,
      name: writtenName(record),
      day: record['date']?.slice(0, 10) ?? '',
      minutes: read?.minutes ?? null,
      outcome: 'error',
      fault: null,
    };
    rows.push(row);
    if (typeof line === 'string') {
      row.fault = line;
      continue;
    }
    // An entry that the report contains twice counts once.
    const { ref: id } = line;
    if (id && ids.has(id)) {
      row.fault = 'double';
      continue;
    }
    if (id) ids.add(id);
    const owner = await people.of(record, line.day);
    if (typeof owner === 'string') {
      row.fault = owner;
      continue;
    }
    const { member, placement } = owner;
    const { start } = sheetPeriodOf(line.day, periodTermsOf(placement));
    const key = `${member._id.toHexString()} ${placement?._id.toHexString() ?? ''} ${start}`;
    const sheet = sheets.get(key) ?? { owner, cells: new Map(), rows: new Map() };
    sheets.set(key, sheet);
    // A line with a reference stays a separate entry, so that it can be found again.
    const cell = id ? `# ${id}` : hoursCell(line);
    const before = sheet.cells.get(cell);
    sheet.cells.set(cell, { ...(before ? addedHours(before, line) : line), key: cell });
    sheet.rows.set(cell, [...(sheet.rows.get(cell) ?? []), row]);
  }
  return { rows, sheets: sheets.values() };
}

function tell(row: Row, outcome: CellOutcome): void {
  if (outcome === 'new' || outcome === 'known') row.outcome = outcome;
  else row.fault = outcome;
}

/** Thrown to roll back everything after a trial. */
class GivenUp extends Error {}

/**
 * Fills a sheet in its own transaction. A dry run makes the same change and rolls it back, so that
 * both return the same; a change that adds nothing is rolled back as well, to create no empty
 * sheet.
 */
async function fillOne(
  { requestId, ip, session }: RequestContext,
  owner: Owner,
  { cells, source, dryRun }: { cells: readonly Cell[]; source: TimesheetSource; dryRun: boolean },
): Promise<ReadonlyMap<string, CellOutcome>> {
  let outcomes: ReadonlyMap<string, CellOutcome> = new Map();
  try {
    // The response covers the whole request: its idempotency key stays out of this change.
    await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
      outcomes = await fillSheet(tx, owner, { cells, source });
      if (dryRun || ![...outcomes.values()].includes('new')) throw new GivenUp();
    });
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
  }
  return outcomes;
}

import {
  hoursCell,
  isBillableTime,
  type HoursLine,
  type TimesheetEntryInput,
  type timesheetImportFaults,
} from '@muster/contracts';

/** The outcome of one line, or of several lines that are added up. */
export type CellOutcome = 'new' | 'known' | (typeof timesheetImportFaults)[number];
/**
 * The hours of one line with a reference, or the sum of those without one for a day, kind and task.
 */
export type Cell = HoursLine & { key: string };

interface Laid {
  entries: TimesheetEntryInput[];
  outcomes: Map<string, CellOutcome>;
}

const cellOf = ({ date, category, task }: TimesheetEntryInput): string =>
  hoursCell({ day: date, category, task: task ?? '' });
const refsOf = (cells: readonly Cell[]): ReadonlySet<string> =>
  new Set(cells.flatMap(({ ref }) => ref || []));
const sum = (entries: readonly { minutes: number }[]): number =>
  entries.reduce((total, { minutes }) => total + minutes, 0);

/**
 * Applies the hours of a report to the entries of a sheet. A line with a reference replaces the
 * entry that has it, on any day; hours without one replace all entries of the same day, kind and
 * task. A submitted sheet is not changed.
 */
export function layCells(
  present: readonly TimesheetEntryInput[],
  cells: readonly Cell[],
  { isOpen, isElsewhere }: { isOpen: boolean; isElsewhere: (ref: string) => boolean },
): Laid {
  const outcomes = new Map<string, CellOutcome>();
  for (const cell of cells)
    outcomes.set(cell.key, outcomeOf(cell, present, { cells, isOpen, isElsewhere }));
  const laid = cells.filter(({ key }) => outcomes.get(key) === 'new');
  const named = refsOf(cells);
  const moved = refsOf(laid);
  const places = new Set(laid.map(hoursCell));
  const whole = new Set(laid.filter(({ ref }) => !ref).map(hoursCell));
  const kept = present.filter((entry) => {
    const { externalRef } = entry;
    if (externalRef === null) return !places.has(cellOf(entry));
    return !moved.has(externalRef) && (named.has(externalRef) || !whole.has(cellOf(entry)));
  });
  return { entries: [...kept, ...laid.map((cell) => entryOf(cell, present))], outcomes };
}

const entryOf = (cell: Cell, present: readonly TimesheetEntryInput[]): TimesheetEntryInput => ({
  date: cell.day,
  minutes: cell.minutes,
  category: cell.category,
  task: cell.task || null,
  note: noteOf(cell, present) || null,
  billable: isBillableTime(cell.category),
  startedAt: null,
  endedAt: null,
  externalRef: cell.ref || null,
});

/** A line without a note keeps the existing one. */
function noteOf(cell: Cell, present: readonly TimesheetEntryInput[]): string {
  if (cell.note) return cell.note;
  const named = cell.ref && present.find(({ externalRef }) => externalRef === cell.ref);
  const before = named || present.find((entry) => cellOf(entry) === hoursCell(cell));
  return before?.note ?? '';
}

interface Around {
  cells: readonly Cell[];
  isOpen: boolean;
  isElsewhere: (ref: string) => boolean;
}

function outcomeOf(
  cell: Cell,
  present: readonly TimesheetEntryInput[],
  around: Around,
): CellOutcome {
  if (isThere(cell, present, around)) return 'known';
  if (!around.isOpen) return 'closed';
  return cell.category === 'overtime' && !noteOf(cell, present) ? 'note' : 'new';
}

function isThere(
  cell: Cell,
  present: readonly TimesheetEntryInput[],
  { cells, isOpen, isElsewhere }: Around,
): boolean {
  const place = hoursCell(cell);
  const inPlace = present.filter((entry) => cellOf(entry) === place);
  if (!cell.ref) {
    const named = refsOf(cells);
    const others = inPlace.filter(({ externalRef }) => !externalRef || !named.has(externalRef));
    return (
      others.length > 0 &&
      sum(others) === cell.minutes &&
      others.some(({ note }) => (note ?? '') === noteOf(cell, present))
    );
  }
  const named = present.find(({ externalRef }) => externalRef === cell.ref);
  if (named)
    return (
      cellOf(named) === place &&
      named.minutes === cell.minutes &&
      (named.note ?? '') === noteOf(cell, present)
    );
  if (isOpen || isElsewhere(cell.ref)) return false;
  // Hours imported before lines kept their references, and submitted since.
  const unnamed = inPlace.filter(({ externalRef }) => externalRef === null);
  const lines = cells.filter((one) => hoursCell(one) === place);
  return unnamed.length > 0 && sum(unnamed) === sum(lines);
}

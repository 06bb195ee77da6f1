import type {
  ImportCounts,
  ImportField,
  ImportProblem,
  ImportReason,
  ImportRemark,
  ImportSkip,
} from '@muster/contracts';
import { noRows } from '../import.model.ts';
import { issuesOf, type PlannedRow } from '../people/planned-row.ts';
import type { RowIssue } from '../rows/row-issue.ts';

/** Upper bound on listed rows, separately for refused ones and ones with a warning. */
const maxProblems = 50;
/** Upper bound on the characters shown of a cell. */
const maxOfValue = 80;
const maxSkills = 30;
/** Upper bound on the unknown names that are counted. */
const maxNames = 5000;

/** Counts rows by outcome. */
export function countsOf(rows: readonly PlannedRow[]): ImportCounts {
  const counts = { ...noRows, rows: rows.length };
  for (const row of rows) {
    counts[row.outcome] += 1;
    if (isWarned(row)) counts.warned += 1;
  }
  return counts;
}

/** Checks whether a row is imported, but not with every cell. */
const isWarned = (row: PlannedRow): boolean => row.outcome !== 'failed' && issuesOf(row).length > 0;

interface Left {
  readonly outcome: ImportRemark;
  readonly skip: ImportSkip | null;
  readonly issues: readonly Pick<RowIssue, 'field' | 'code'>[];
}

/** Counts the reasons for which rows are left out or imported with a warning. */
export class Reasons {
  private readonly counts = new Map<string, ImportReason>();

  add({ outcome, skip, issues }: Left): void {
    if (skip) this.count(outcome, null, skip);
    for (const { field, code } of issues) this.count(outcome, field, code);
  }

  /** The most frequent first. */
  get all(): ImportReason[] {
    return [...this.counts.values()].toSorted((a, b) => b.count - a.count);
  }

  private count(
    outcome: Left['outcome'],
    field: ImportField | null,
    code: ImportReason['code'],
  ): void {
    const key = `${outcome} ${field} ${code}`;
    const known = this.counts.get(key) ?? { outcome, field, code, count: 0 };
    this.counts.set(key, { ...known, count: known.count + 1 });
  }
}

/** Collects the results of a check row by row. */
export class Tally {
  readonly counts: ImportCounts = { ...noRows };
  readonly problems: ImportProblem[] = [];
  private readonly reasons = new Reasons();
  private readonly names = new Map<string, number>();

  add(rows: readonly PlannedRow[]): void {
    for (const row of rows) this.addRow(row);
  }

  /** The results in their stored form. */
  get found() {
    const names = [...this.names].toSorted(([, a], [, b]) => b - a).slice(0, maxSkills);
    return {
      plan: this.counts,
      reasons: this.reasons.all,
      problems: this.problems,
      unknownSkills: names.map(([name, count]) => ({ name, count })),
    };
  }

  private addRow(row: PlannedRow): void {
    this.counts.rows += 1;
    this.counts[row.outcome] += 1;
    if (isWarned(row)) this.counts.warned += 1;
    const issues = issuesOf(row);
    if (row.outcome === 'skipped') this.reasons.add({ ...row, issues });
    else this.addIssues(row.row, row.outcome === 'failed' ? 'failed' : 'warned', issues);
    this.addSkills(row);
  }

  private addIssues(
    row: number,
    outcome: ImportProblem['outcome'],
    issues: readonly RowIssue[],
  ): void {
    this.reasons.add({ outcome, skip: null, issues });
    for (const { field, code, params, value } of issues) {
      if (this.problems.filter((one) => one.outcome === outcome).length >= maxProblems) return;
      this.problems.push({
        row,
        outcome,
        field,
        code,
        value: value === undefined ? null : cut(value),
        ...(params && { params }),
      });
    }
  }

  private addSkills(row: PlannedRow): void {
    const facts = row.outcome === 'created' || row.outcome === 'updated' ? row.facts : null;
    for (const name of facts?.unknownSkills ?? [])
      if (this.names.has(name) || this.names.size < maxNames)
        this.names.set(name, (this.names.get(name) ?? 0) + 1);
  }
}

function cut(value: string): string {
  const characters = [...value];
  return characters.length <= maxOfValue
    ? value
    : `${characters
        .slice(0, maxOfValue - 1)
        .join('')
        .trimEnd()}…`;
}

import type {
  ImportCounts,
  ImportField,
  ImportProblem,
  ImportReason,
  ImportSkip,
} from '@muster/contracts';
import { noRows } from './import.model.ts';
import type { PlannedRow } from './planned-row.ts';
import type { RowIssue } from './rows/row-issue.ts';

const mostProblems = 50;
const mostSkills = 30;
/** Of names that stand for nothing, no more are counted. */
const mostNames = 5000;

/** How many rows come to what. */
export function countsOf(rows: readonly PlannedRow[]): ImportCounts {
  const counts = { ...noRows, rows: rows.length };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

interface Left {
  readonly outcome: 'skipped' | 'failed';
  readonly skip: ImportSkip | null;
  readonly issues: readonly RowIssue[];
}

/** Why rows are left out, counted. */
export class Reasons {
  private readonly counts = new Map<string, ImportReason>();

  add({ outcome, skip, issues }: Left): void {
    if (skip) this.count(outcome, null, skip);
    for (const { field, code } of issues) this.count(outcome, field, code);
  }

  /** Those of most rows first. */
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

/** What a check finds out, row by row. */
export class Tally {
  readonly counts: ImportCounts = { ...noRows };
  readonly problems: ImportProblem[] = [];
  private readonly reasons = new Reasons();
  private readonly names = new Map<string, number>();

  add(rows: readonly PlannedRow[]): void {
    for (const row of rows) this.addRow(row);
  }

  /** As the import keeps it. */
  get found() {
    const names = [...this.names].toSorted(([, a], [, b]) => b - a).slice(0, mostSkills);
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
    if (row.outcome === 'skipped') this.reasons.add({ ...row, issues: [] });
    if (row.outcome === 'failed') {
      this.reasons.add({ ...row, skip: null });
      for (const issue of row.issues)
        if (this.problems.length < mostProblems) this.problems.push({ row: row.row, ...issue });
    }
    const facts = row.outcome === 'created' || row.outcome === 'updated' ? row.facts : null;
    for (const name of facts?.unknownSkills ?? [])
      if (this.names.has(name) || this.names.size < mostNames)
        this.names.set(name, (this.names.get(name) ?? 0) + 1);
  }
}

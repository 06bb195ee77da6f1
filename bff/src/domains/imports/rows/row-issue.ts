import type { FieldErrorCode, ImportField } from '@muster/contracts';

/** One thing that is wrong with a row. */
export interface RowIssue {
  readonly field: ImportField | null;
  readonly code: FieldErrorCode;
  readonly params?: Record<string, string | number>;
  /** What stands in the cell; kept as long as the file alone. */
  readonly value?: string;
}

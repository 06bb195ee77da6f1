import type { FieldErrorCode, ImportField } from '@muster/contracts';

/** A problem with a row. */
export interface RowIssue {
  readonly field: ImportField | null;
  readonly code: FieldErrorCode;
  readonly params?: Record<string, string | number>;
  /** The content of the cell; kept only as long as the file. */
  readonly value?: string;
}

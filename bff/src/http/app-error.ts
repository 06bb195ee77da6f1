import {
  errorCatalogue,
  type ErrorCode,
  type FieldError,
  type FieldErrorCode,
} from '@muster/contracts';
import { fieldMessage } from './error-messages.ts';

interface ErrorDetails {
  fields?: FieldError[];
  /** Machine-readable facts for the client: the current state, the version, the wait in seconds. */
  context?: Record<string, unknown>;
  /** Replaces the catalogue's plain text. */
  message?: string;
  cause?: unknown;
}

/** An error of the catalogue: the only way for a service to refuse. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly context: Record<string, unknown> | undefined;
  readonly text: string | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? code, { cause: details.cause });
    this.code = code;
    this.status = errorCatalogue[code];
    this.fields = details.fields;
    this.context = details.context;
    this.text = details.message;
  }
}

/** Creates the error of a rejected field with its plain text. */
export function fieldError(
  path: string,
  code: FieldErrorCode,
  params?: Record<string, string | number>,
): FieldError {
  return { path, code, message: fieldMessage(code, params), ...(params && { params }) };
}

/** Creates `VALIDATION_FAILED` for a rule that only the service can check. */
export function invalidField(
  path: string,
  code: FieldErrorCode,
  params?: Record<string, string | number>,
): AppError {
  return new AppError('VALIDATION_FAILED', { fields: [fieldError(path, code, params)] });
}

/**
 * Every error that the API answers, with its HTTP status. The UI holds one text for each code.
 * Codes for single fields stand in `fieldErrorCodes`.
 */
export const errorCatalogue = {
  BAD_REQUEST: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  SESSION_REVOKED: 401,
  BAD_CREDENTIALS: 401,
  ACCOUNT_LOCKED: 423,
  ACCOUNT_DISABLED: 403,
  TWO_FACTOR_REQUIRED: 401,
  TWO_FACTOR_INVALID: 401,
  TWO_FACTOR_MANDATORY: 409,
  REAUTHENTICATION_REQUIRED: 401,
  ROLE_REQUIRED: 409,
  SETUP_REQUIRED: 409,
  CSRF_FAILED: 403,
  FORBIDDEN: 403,
  SELF_RECORD: 403,
  NOT_FOUND: 404,
  GONE: 410,
  METHOD_NOT_ALLOWED: 405,
  VALIDATION_FAILED: 422,
  VERSION_CONFLICT: 409,
  INVALID_TRANSITION: 409,
  DUPLICATE: 409,
  POSSIBLE_DUPLICATE: 409,
  DELETED_DUPLICATE: 409,
  IDEMPOTENCY_MISMATCH: 422,
  IDEMPOTENCY_IN_PROGRESS: 409,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  INVALID_SORT: 400,
  INVALID_FILTER: 400,
  INVALID_CURSOR: 400,
  RATE_LIMITED: 429,
  TOKEN_INVALID: 404,
  TOKEN_EXPIRED: 410,
  TOKEN_REVOKED: 410,
  TOKEN_USED: 410,
  TOKEN_WRONG_PERSON: 403,
  IMPERSONATION_READ_ONLY: 403,
  IMPERSONATION_FORBIDDEN_ACTION: 403,
  IMPERSONATION_NOT_ALLOWED: 403,
  IMPERSONATION_EXPIRED: 401,
  RELEASE_NOT_AVAILABLE: 409,
  LAST_OWNER: 409,
  LAST_CLIENT_ADMIN: 409,
  CANNOT_DISABLE_SELF: 409,
  OWNED_RECORDS_EXIST: 409,
  INVITE_LIMIT: 429,
  CANDIDATE_HAS_LIVE_PLACEMENT: 409,
  RATE_PERIOD_OVERLAP: 422,
  RESTORE_EXPIRED: 410,
  NOTE_LOCKED: 409,
  NOTE_REMOVED: 410,
  PIN_LIMIT: 409,
  BULK_TOO_LARGE: 422,
  SECOND_PERSON_REQUIRED: 409,
  OPERATION_RUNNING: 409,
  EXPORT_EXPIRED: 410,
  FEATURE_DISABLED: 404,
  READ_ONLY_MODE: 503,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** Codes inside `fields[]` of a `VALIDATION_FAILED`. */
export const fieldErrorCodes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'INVALID_FORMAT',
  'INVALID_OPTION',
  'NOT_UNIQUE',
  'DATE_ORDER',
  'IN_PAST',
  'IN_FUTURE',
  'TOO_MANY',
  'TOO_FEW',
  'UNKNOWN_FIELD',
  'NOT_FOUND',
  'MISMATCH',
  'MIN_ABOVE_EXPECTED',
  'PERIOD_OVERLAP',
  'PASSWORD_TOO_WEAK',
  'PASSWORD_BREACHED',
  'PASSWORD_REUSED',
  'NOT_ALLOWED',
  'CONTAINS_CONTACT_DATA',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** One rejected field: `path` as the client sent it, `rates[0].amount`. */
export interface FieldError {
  path: string;
  code: FieldErrorCode;
  message: string;
  params?: Record<string, string | number>;
}

/** The body of every error answer. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    status: number;
    requestId: string;
    fields?: FieldError[];
    context?: Record<string, unknown>;
  };
}

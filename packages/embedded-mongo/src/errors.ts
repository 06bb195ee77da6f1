/** MongoDB's names of this server's error codes. */
const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  54: 'NotSingleValueField',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  79: 'UnknownReplWriteConcern',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  121: 'DocumentValidationFailure',
  125: 'CommandFailed',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  175: 'QueryPlanKilled',
  206: 'ClusterTimeFailsRateLimiter',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  241: 'ConversionFailure',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  257: 'TransactionTooLarge',
  260: 'InvalidResumeToken',
  263: 'OperationNotSupportedInTransaction',
  280: 'ChangeStreamFatalError',
  286: 'ChangeStreamHistoryLost',
  301: 'DataCorruptionDetected',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11601: 'InterruptedAtShutdown',
  14031: 'OutOfDiskSpace',
};

const TRANSIENT_CODES = new Set([112, 251]);

/** An error with MongoDB's code, name and labels; `extra` is merged into the reply. */
export class ServerError extends Error {
  readonly code: number;
  readonly extra: Record<string, unknown>;

  constructor(code: number, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
    this.extra = extra;
  }

  /** Name of the code as drivers know it, for example `WriteConflict`. */
  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }

  /**
   * Returns the reply of a failed command. `inTransaction` adds the transient label if applicable.
   */
  toReply(inTransaction: boolean): Record<string, unknown> {
    const labels =
      inTransaction && TRANSIENT_CODES.has(this.code) ? ['TransientTransactionError'] : [];
    return {
      ok: 0,
      errmsg: this.message,
      code: this.code,
      codeName: this.codeName,
      ...this.extra,
      ...(labels.length > 0 && !this.extra['errorLabels'] ? { errorLabels: labels } : {}),
    };
  }
}

/**
 * A write that conflicts with another open transaction; `ended` resolves when that transaction
 * ends.
 */
export class WriteConflict extends ServerError {
  readonly ended: Promise<void> | undefined;

  constructor(ended?: Promise<void>) {
    super(
      112,
      'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    );
    this.ended = ended;
  }
}

/** Returns the error for a MongoDB feature that this server does not implement. */
export function notSupported(what: string): ServerError {
  return new ServerError(238, `${what} is not supported by the embedded database; use MongoDB`);
}

/** Returns the error for a malformed value in a command. */
export function badValue(message: string): ServerError {
  return new ServerError(2, message);
}

/** Returns the error for a command or expression that cannot be parsed. */
export function failedToParse(message: string): ServerError {
  return new ServerError(9, message);
}

/** A mongoose operation. */
export interface TracedOperation {
  readonly operation: string;
  readonly collection?: string;
  readonly args?: {
    readonly filter?: unknown;
    readonly pipeline?: unknown;
    readonly options?: Readonly<Record<string, unknown>> | null;
  };
}

/** A query as a database command that can be explained. */
export type Question = Readonly<Record<string, unknown>>;

/**
 * Returns the command with which the database explains how it finds the documents of an operation;
 * null for operations that find nothing (inserts). Changes are explained as the search for what
 * they change.
 */
export function questionOf({ operation, collection, args }: TracedOperation): Question | null {
  if (collection === undefined || !args) return null;
  if (operation === 'aggregate')
    return Array.isArray(args.pipeline)
      ? { aggregate: collection, pipeline: args.pipeline, cursor: {} }
      : null;
  if (args.filter === undefined || args.filter === null) return null;
  const { sort, limit } = args.options ?? {};
  return {
    find: collection,
    filter: args.filter,
    ...(sort !== undefined && { sort }),
    ...(typeof limit === 'number' && { limit }),
  };
}

/** What mongoose tells of an operation. */
export interface TracedOperation {
  readonly operation: string;
  readonly collection?: string;
  readonly args?: {
    readonly filter?: unknown;
    readonly pipeline?: unknown;
    readonly options?: Readonly<Record<string, unknown>> | null;
  };
}

/** A question as a database command, fit to be explained. */
export type Question = Readonly<Record<string, unknown>>;

/**
 * The command by which the database can be asked how it finds what an operation is about; null for
 * what finds nothing (inserts). Changes are asked as the search for what they change.
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

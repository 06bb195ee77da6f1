import { listQueryOf, readableQuery, type FieldErrorCode } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { fieldErrorsOf } from '../../http/zod-fields.ts';
import type { ListSource } from '../../lists/list-source.ts';

/** The query of a view as the list's endpoint understands it; `reason` where it does not. */
export type ReadQuery =
  | { readonly parsed: unknown; readonly problem: null }
  | { readonly parsed: null; readonly problem: { key: string; code: FieldErrorCode } };

/** Reads a stored query through the schema of the list itself. */
export function readQuery({ endpoint }: ListSource, query: string): ReadQuery {
  const given = listQueryOf(query);
  const result = endpoint.query?.safeParse(given);
  if (result?.success) return { parsed: result.data, problem: null };
  const first = result && fieldErrorsOf(result.error, given)[0];
  const path = first?.path ?? '';
  return {
    parsed: null,
    problem: {
      // An item of a filter's values is refused as a part of the filter.
      key: Object.keys(given).find((key) => path.startsWith(key)) ?? path,
      // There is a value: what is missing is one that the list knows.
      code: first?.code === 'REQUIRED' ? 'INVALID_OPTION' : (first?.code ?? 'INVALID_FORMAT'),
    },
  };
}

/** A query without the parts that the list refuses to this reader, and which those are. */
export function withoutClosed(
  { closedTo }: ListSource,
  actor: Actor,
  query: string,
): { query: string; withheld: string[] } {
  const closed = new Set(closedTo(actor));
  const params = new URLSearchParams(query);
  const withheld = [...params].flatMap(([key, value]) => {
    const part = key === 'sort' ? `sort=${value.replace(/^-/, '')}` : key;
    if (!closed.has(part)) return [];
    params.delete(key);
    return [part];
  });
  return { query: readableQuery(params), withheld };
}

/**
 * A query that is to be saved: the list understands it, and its owner may use all of it.
 * @throws AppError VALIDATION_FAILED at `path`, which names the part that is refused
 */
export function requireQuery(
  source: ListSource,
  actor: Actor,
  query: string,
  path: string,
): string {
  const { problem } = readQuery(source, query);
  if (problem) throw refused(path, problem.code, problem.key);
  const [closed] = withoutClosed(source, actor, query).withheld;
  if (closed) throw refused(path, 'NOT_ALLOWED', closed);
  return query;
}

const refused = (path: string, code: FieldErrorCode, key: string) =>
  new AppError('VALIDATION_FAILED', { fields: [fieldError(path, code, { key })] });

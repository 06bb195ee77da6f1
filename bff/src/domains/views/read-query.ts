import { listQueryOf, readableQuery, type FieldErrorCode } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { fieldErrorsOf } from '../../http/zod-fields.ts';
import type { ListSource } from '../../lists/list-source.ts';

/** The parsed query of a view; `reason` if the list's endpoint refuses it. */
export type ReadQuery =
  | { readonly parsed: unknown; readonly problem: null }
  | { readonly parsed: null; readonly problem: { key: string; code: FieldErrorCode } };

/** Parses a stored query with the list's own schema. */
export function readQuery({ endpoint }: ListSource, query: string): ReadQuery {
  const given = listQueryOf(query);
  const result = endpoint.query?.safeParse(given);
  if (result?.success) return { parsed: result.data, problem: null };
  const first = result && fieldErrorsOf(result.error, given)[0];
  const path = first?.path ?? '';
  return {
    parsed: null,
    problem: {
      // A fault in one value of a filter is a fault of the filter.
      key: Object.keys(given).find((key) => path.startsWith(key)) ?? path,
      // A value exists, so what is missing is a valid option.
      code: first?.code === 'REQUIRED' ? 'INVALID_OPTION' : (first?.code ?? 'INVALID_FORMAT'),
    },
  };
}

/** Returns a query without the parts that the list refuses to this reader, and those parts. */
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
 * Checks a query to be saved: the list understands it, and its owner may use all of it.
 * @throws AppError VALIDATION_FAILED at `path`, which names the refused part
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

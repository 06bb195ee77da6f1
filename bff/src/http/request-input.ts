import type { AnyEndpoint } from '@muster/contracts';
import type { Request } from 'express';
import { AppError, fieldError } from './app-error.ts';
import { isHostileKey, refuseHostileKeys } from './hostile-keys.ts';
import { withMatchedVersion } from './if-match.ts';
import { fieldErrorsOf } from './zod-fields.ts';

export interface RequestInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses the input of a request with the endpoint's schemas. Unknown parts are refused. */
export async function readInput(req: Request, endpoint: AnyEndpoint): Promise<RequestInput> {
  return {
    params: await readParams(req, endpoint),
    query: await readQuery(req, endpoint),
    body: await readBody(req, endpoint),
  };
}

/** A path that cannot name a record is not found, instead of invalid. */
async function readParams(req: Request, { params }: AnyEndpoint): Promise<unknown> {
  if (!params) return undefined;
  const parsed = await params.safeParseAsync({ ...req.params });
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

async function readQuery(req: Request, { query }: AnyEndpoint): Promise<unknown> {
  const given: Record<string, unknown> = { ...req.query };
  const hostile = Object.keys(given).find(isHostileKey);
  const unknown = query ? hostile : Object.keys(given)[0];
  if (unknown !== undefined) throw invalidQuery(unknown);
  if (!query) return undefined;
  const parsed = await query.safeParseAsync(given);
  if (parsed.success) return parsed.data;
  const fields = fieldErrorsOf(parsed.error, given);
  const first = fields[0]?.path ?? '';
  if (/^(limit|q)$/.test(first)) throw new AppError('VALIDATION_FAILED', { fields });
  throw invalidQuery(first);
}

function invalidQuery(path: string): AppError {
  const key = path.slice(0, 100);
  if (path === 'sort') return new AppError('INVALID_SORT', { context: { key } });
  if (path === 'cursor') return new AppError('INVALID_CURSOR');
  return new AppError('INVALID_FILTER', { context: { key } });
}

async function readBody(req: Request, endpoint: AnyEndpoint): Promise<unknown> {
  const { body, method } = endpoint;
  const given: unknown = req.body;
  if (!body) {
    const unknown = method !== 'GET' && given ? Object.keys(given)[0] : undefined;
    if (unknown !== undefined)
      throw new AppError('VALIDATION_FAILED', {
        fields: [fieldError(unknown.slice(0, 200), 'UNKNOWN_FIELD')],
      });
    return undefined;
  }
  refuseHostileKeys(given);
  const asked = withMatchedVersion(req, endpoint, given ?? {});
  const parsed = await body.safeParseAsync(asked);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', { fields: fieldErrorsOf(parsed.error, asked) });
}

import {
  exportColumnsFor,
  exportReach,
  limits,
  type ExportColumn,
  type ListName,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { parseListQuery } from '../../../lists/list-query.ts';
import type { ListSource, ReaderContext } from '../../../lists/list-source.ts';

/** Sort keys that change while a file is written, so that rows would appear twice or never. */
const restless: ReadonlySet<string> = new Set(['updatedAt', 'lastContactedAt', 'lastSignInAt']);
const calm = '-createdAt';

export const pageRows = 100;

interface Asked {
  readonly list: ListName;
  readonly query: Readonly<Record<string, string>>;
  readonly ownOnly: boolean;
}

/**
 * Returns the query for the list's service: the requested rows, limited to the user's own if the
 * permission covers only those.
 * @throws AppError VALIDATION_FAILED, INVALID_FILTER
 */
export function pageQuery(source: ListSource, ctx: ReaderContext, { query, ownOnly }: Asked) {
  const own = ownOnly ? (source.assignedTo?.(ctx) ?? {}) : {};
  const { sort, ...asked } = parseListQuery(source, query, { limit: pageRows, own });
  return { ...asked, sort: restless.has(sort.replace('-', '')) ? calm : sort };
}

/**
 * Returns whether a user may export all rows of a list or only assigned ones. @throws AppError
 * FORBIDDEN
 */
export function requireReach(actor: Actor, source: ListSource | undefined): 'all' | 'assigned' {
  const reach = source ? exportReach(source.list, (name) => actor.scopeOf(name)) : null;
  const mayRead = source && actor.can(source.endpoint.access as Parameters<Actor['can']>[0]);
  if (!reach || !mayRead) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return reach;
}

/** Returns the requested columns that the user may export, in the order of the file. */
export async function columnsFor(
  actor: Actor,
  { list, moreColumns }: Pick<ListSource, 'list' | 'moreColumns'>,
  asked: readonly string[] | null,
): Promise<readonly ExportColumn[]> {
  const all = [
    ...exportColumnsFor(list, (name) => actor.scopeOf(name)),
    ...(await moreColumns(actor)),
  ];
  return all.filter(({ id }) => asked === null || asked.includes(id));
}

/** Checks whether the user still has the rights with which the export was requested. */
export async function stillMay(
  actor: Actor,
  source: ListSource,
  { columns, ownOnly }: { columns: readonly string[]; ownOnly: boolean },
): Promise<boolean> {
  try {
    const reach = requireReach(actor, source);
    if (reach === 'assigned' && !ownOnly) return false;
  } catch {
    return false;
  }
  return (await columnsFor(actor, source, columns)).length === columns.length;
}

export const maxRows = limits.export.rows;

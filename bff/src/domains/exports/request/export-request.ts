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

/** Sort keys that change by themselves while a file is written: rows would be met twice, or never. */
const restless: ReadonlySet<string> = new Set(['updatedAt', 'lastContactedAt', 'lastSignInAt']);
const calm = '-createdAt';

export const pageRows = 100;

interface Asked {
  readonly list: ListName;
  readonly query: Readonly<Record<string, string>>;
  readonly ownOnly: boolean;
}

/**
 * What the list's service is asked for, page by page: the rows that were asked for, and of these the
 * person's own where the right reaches no further.
 * @throws AppError VALIDATION_FAILED, INVALID_FILTER
 */
export function pageQuery(source: ListSource, ctx: ReaderContext, { query, ownOnly }: Asked) {
  const own = ownOnly ? (source.assignedTo?.(ctx) ?? {}) : {};
  const { sort, ...asked } = parseListQuery(source, query, { limit: pageRows, own });
  return { ...asked, sort: restless.has(sort.replace('-', '')) ? calm : sort };
}

/** Whether and how far a user may export a list. @throws AppError FORBIDDEN */
export function requireReach(actor: Actor, source: ListSource | undefined): 'all' | 'assigned' {
  const reach = source ? exportReach(source.list, (name) => actor.scopeOf(name)) : null;
  const mayRead = source && actor.can(source.endpoint.access as Parameters<Actor['can']>[0]);
  if (!reach || !mayRead) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return reach;
}

/** The requested columns that the user may export, in the order of the file. */
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

/** Whether the rights that an export was asked for with are still there. */
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

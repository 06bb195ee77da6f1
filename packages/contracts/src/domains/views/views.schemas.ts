import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { listNames } from '../../core/lists.ts';
import { idSchema, text, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { normalViewQuery } from './view-query.ts';

/** Row heights of a list. */
export const listDensities = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof listDensities)[number];

/** Possible actions of a view's reader. */
export const viewActions = ['update', 'share', 'unshare', 'delete'] as const;
export type ViewAction = (typeof viewActions)[number];

const columnIdSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/);

/** Column visibility by column id; absent columns are shown. Null: each person's own layout. */
const columnsSchema = z
  .record(columnIdSchema, z.boolean())
  .refine((columns) => Object.keys(columns).length <= limits.view.columns, {
    params: { code: 'TOO_MANY', max: limits.view.columns },
  })
  .nullable();
const densitySchema = z.enum(listDensities).nullable();
/** Column ids in order; unnamed columns follow. Null: the list's own order. */
const columnOrderSchema = z.array(columnIdSchema).max(limits.view.columns).nullable();

/** A query as typed or copied from a URL; stored in its normal form. */
const querySchema = z.string().max(limits.view.query).transform(normalViewQuery);
const nameSchema = text(limits.view.name, 1);

/** A user's layout of a list: columns, their order and density; null if never changed. */
export const listLayoutSchema = z.strictObject({
  columns: columnsSchema,
  columnOrder: columnOrderSchema.optional(),
  density: densitySchema,
});
export type ListLayout = z.infer<typeof listLayoutSchema>;

/** A saved view of a list, as its reader may see it. */
export const savedViewSchema = z.object({
  id: idSchema,
  list: z.enum(listNames),
  name: z.string(),
  /** Query of the list's URL in its normal form, without parts withheld from this reader. */
  query: z.string(),
  columns: columnsSchema,
  columnOrder: columnOrderSchema.optional(),
  density: densitySchema,
  /** Whether the view is shared with all readers of the list. */
  shared: z.boolean(),
  /** Null once the account is deleted; a shared view stays. */
  owner: personRefSchema.nullable(),
  mine: z.boolean(),
  /** Removed from one's own tabs. */
  hidden: z.boolean(),
  /** Applied when the list is opened without a query. */
  isDefault: z.boolean(),
  /** Position among one's own tabs, from 0. */
  position: z.number().int(),
  /** Keys of the query that this reader may not use (`filter[rate][lte]`, `sort=rate`). */
  withheld: z.array(z.string()),
  /** The list no longer supports the query. */
  broken: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(viewActions)),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const listParams = z.strictObject({ list: z.enum(listNames) });

/** The views of a list in tab order, and the user's layout. */
export const savedViewsSchema = z.object({
  data: z.array(savedViewSchema),
  layout: listLayoutSchema,
});

const contents = {
  name: nameSchema,
  query: querySchema,
  columns: columnsSchema,
  columnOrder: columnOrderSchema,
  density: densitySchema,
  shared: z.boolean(),
};
export const viewCreateSchema = z.strictObject({
  ...contents,
  columns: columnsSchema.default(null),
  columnOrder: columnOrderSchema.default(null),
  density: densitySchema.default(null),
  shared: z.boolean().default(false),
});
export const viewUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(contents).partial(),
});
export const viewCopySchema = z.strictObject({ name: nameSchema });
export const viewActionSchema = z.strictObject({ version: versionSchema });

/** A change to one's own tabs; omitted fields stay unchanged. */
export const viewArrangementSchema = z.strictObject({
  /** All views in their new order; omitted ones follow. */
  order: z.array(idSchema).max(limits.view.arranged).optional(),
  hide: idSchema.optional(),
  show: idSchema.optional(),
  /** The view opened first; null: the list's own. */
  defaultId: idSchema.nullable().optional(),
});

export const viewCountsBody = z.strictObject({
  queries: z.array(querySchema).min(1).max(limits.view.countsAtOnce),
});
/** Number of rows in a list for a reader, up to the cap. */
export const listTotalSchema = z.object({ total: z.number().int(), totalIsCapped: z.boolean() });
/** Number of rows of each query for this reader; null if the list refuses the query. */
export const viewCountsSchema = z.object({ counts: z.array(listTotalSchema.nullable()) });

import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { listNames } from '../../core/lists.ts';
import { idSchema, text, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { normalViewQuery } from './view-query.ts';

/** How tall the rows of a list are. */
export const listDensities = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof listDensities)[number];

/** What may be done with a view by its reader. */
export const viewActions = ['update', 'share', 'unshare', 'delete'] as const;
export type ViewAction = (typeof viewActions)[number];

const columnIdSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/);

/** Which columns are shown, by column id; an absent one is shown. Null: as each person likes. */
const columnsSchema = z
  .record(columnIdSchema, z.boolean())
  .refine((columns) => Object.keys(columns).length <= limits.view.columns, {
    params: { code: 'TOO_MANY', max: limits.view.columns },
  })
  .nullable();
const densitySchema = z.enum(listDensities).nullable();
/** Columns by id in the order they stand; those that are not named come behind. Null: the list's own. */
const columnOrderSchema = z.array(columnIdSchema).max(limits.view.columns).nullable();

/** A query as typed or copied from an address; kept in its normal form. */
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
  /** Query of the list's address in its normal form, without what is withheld from this reader. */
  query: z.string(),
  columns: columnsSchema,
  columnOrder: columnOrderSchema.optional(),
  density: densitySchema,
  /** Whether the view is shared with all readers of the list. */
  shared: z.boolean(),
  /** Null once the account is gone; a shared view stays. */
  owner: personRefSchema.nullable(),
  mine: z.boolean(),
  /** Put out of one's own tabs. */
  hidden: z.boolean(),
  /** Opens when the list is opened without a query. */
  isDefault: z.boolean(),
  /** Place among one's own tabs, from 0. */
  position: z.number().int(),
  /** Keys of the query that this reader may not use (`filter[rate][lte]`, `sort=rate`). */
  withheld: z.array(z.string()),
  /** The list no longer understands the query. */
  broken: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(viewActions)),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const listParams = z.strictObject({ list: z.enum(listNames) });

/** The views of a list in the order of one's tabs, and how one likes the list. */
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

/** A change to one's own tabs; what is left out stays. */
export const viewArrangementSchema = z.strictObject({
  /** All views in their new order; those that are left out come behind. */
  order: z.array(idSchema).max(limits.view.arranged).optional(),
  hide: idSchema.optional(),
  show: idSchema.optional(),
  /** Which one opens first; null: the list's own. */
  defaultId: idSchema.nullable().optional(),
});

export const viewCountsBody = z.strictObject({
  queries: z.array(querySchema).min(1).max(limits.view.countsAtOnce),
});
/** How many rows a list has for a reader, as far as they are counted. */
export const listTotalSchema = z.object({ total: z.number().int(), totalIsCapped: z.boolean() });
/** Rows that each query would list for this reader; null where the list refuses the query. */
export const viewCountsSchema = z.object({ counts: z.array(listTotalSchema.nullable()) });

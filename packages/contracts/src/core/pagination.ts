import { z } from 'zod';

/** Available page sizes; 25 by default. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Counts are exact up to this number and shown as "10,000+" beyond. */
export const countCap = 10_000;

export const pageSchema = z.object({
  nextCursor: z.string().nullable(),
  prevCursor: z.string().nullable(),
  limit: z.number().int(),
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  /** Rank of the first row shown, from 1; null if a deep link does not tell it. */
  from: z.number().int().nullable(),
});
export type Page = z.infer<typeof pageSchema>;

/** Builds the schema of a list response: rows and their position. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), page: pageSchema });

const limitSchema = z.coerce
  .number()
  .int()
  .refine((n) => (pageSizes as readonly number[]).includes(n), {
    params: { code: 'INVALID_OPTION' },
  })
  .default(25);

/** Query keys of every list: limit, cursor, sort, q. `listQuery` adds the filters. */
const baseListQuery = {
  limit: limitSchema,
  cursor: z.string().max(500).optional(),
  q: z.string().trim().max(200).optional(),
};

/** A comma-separated filter that matches any of its values (OR). Unknown values are refused. */
export const anyOf = <const T extends readonly string[]>(values: T) =>
  z
    .string()
    .max(500)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)).min(1).max(50));

/** A comma-separated filter of record ids. */
export const anyOfIds = z
  .string()
  .max(1300)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(
    z
      .array(z.string().regex(/^[0-9a-f]{24}$/))
      .min(1)
      .max(50),
  );

/**
 * Builds the query schema of a list. `sorts` are the allowed sort keys (a leading `-` reverses);
 * `filters` are keyed as in the URL: `filter[status]`, `filter[englishLevel][gte]`.
 */
export function listQuery<
  const S extends readonly [string, ...string[]],
  F extends Record<string, z.ZodType>,
>(options: { sorts: S; defaultSort: S[number] | `-${S[number]}`; filters: F }) {
  const allowed = new Set<string>(options.sorts.flatMap((key) => [key, `-${key}`]));
  const filters = Object.fromEntries(
    Object.entries(options.filters).map(([key, schema]) => [filterKey(key), schema.optional()]),
  ) as { [K in keyof F & string as FilterKey<K>]: z.ZodOptional<F[K]> };
  return z.strictObject({
    ...baseListQuery,
    sort: z
      .string()
      .max(60)
      .default(options.defaultSort)
      .refine((key) => allowed.has(key), { params: { code: 'INVALID_SORT' } }),
    ...filters,
  });
}

/** `status` → `filter[status]`; `englishLevel.gte` → `filter[englishLevel][gte]`. */
export type FilterKey<K extends string> = K extends `${infer F}.${infer O}`
  ? `filter[${F}][${O}]`
  : `filter[${K}]`;

/** The URL key of a filter; see {@link FilterKey}. */
export function filterKey<K extends string>(key: K): FilterKey<K> {
  return key
    .split('.')
    .map((part, i) => (i === 0 ? `filter[${part}]` : `[${part}]`))
    .join('') as FilterKey<K>;
}

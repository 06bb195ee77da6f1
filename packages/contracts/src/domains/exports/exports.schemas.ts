import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { listNames } from '../../core/lists.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';
import { isCustomColumn } from '../custom-fields/custom-filter.ts';
import { exportColumns } from './export-columns.ts';
import { exportStates } from './exports.machine.ts';

/** Why an export failed. */
export const exportFailures = ['RIGHTS', 'INTERRUPTED', 'INTERNAL'] as const;
export type ExportFailure = (typeof exportFailures)[number];

export const exportActions = ['cancel', 'download', 'remove'] as const;

/** A list as a CSV file, in progress or done. */
export const exportSchema = z.object({
  id: idSchema,
  list: z.enum(listNames),
  status: z.enum(exportStates),
  /** Only the rows that the user is responsible for. */
  ownOnly: z.boolean(),
  columns: z.array(z.string()),
  rowsDone: z.number().int(),
  /** Null until counted. */
  rowsTotal: z.number().int().nullable(),
  /** More rows match than fit in one file. */
  truncated: z.boolean(),
  fileName: z.string(),
  bytes: z.number().int().nullable(),
  failure: z.enum(exportFailures).nullable(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
  /** Expiry of the file. */
  expiresAt: timestampSchema.nullable(),
  allowedActions: z.array(z.enum(exportActions)),
});
export type Export = z.infer<typeof exportSchema>;

/** The user's own exports in the current role, newest first. */
export const exportListSchema = z.object({ data: z.array(exportSchema) });

const columnId = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/);

export const exportCreateSchema = z
  .strictObject({
    list: z.enum(listNames),
    /** As in the list URL, without the page: `filter[status]=active&sort=name`. */
    query: text(limits.view.query).default(''),
    /** Only these of the matching rows. Null: all … */
    ids: z.array(idSchema).min(1).max(limits.bulk.selection).nullable().default(null),
    /** … except these. */
    except: z.array(idSchema).max(limits.bulk.selection).default([]),
    /** Null: every column. */
    columns: z.array(columnId).min(1).max(limits.view.columns).nullable().default(null),
  })
  .refine(
    ({ list, columns }) =>
      columns === null ||
      columns.every(
        (id) => exportColumns[list].some((one) => one.id === id) || isCustomColumn(list, id),
      ),
    { path: ['columns'], params: { code: 'INVALID_OPTION' } },
  );
export type ExportCreate = z.input<typeof exportCreateSchema>;

export const exportRemovedSchema = z.object({ id: idSchema });

import { z } from 'zod';
import { fieldErrorCodes } from '../../core/errors.ts';
import { limits } from '../../core/limits.ts';
import { countrySchema, currencySchema, idSchema, timestampSchema } from '../../core/primitives.ts';
import { offeredRateUnits } from '../candidates/candidates.enums.ts';
import { importFields, isRepeatableImportField, missingInImport } from './import-fields.ts';
import { importStates, type ImportAction } from './imports.machine.ts';

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof importEncodings)[number];
export const importDelimiters = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof importDelimiters)[number];

/**
 * How a row of a known candidate is handled: ignored, or used to fill empty fields of the record.
 */
export const importDuplicateRules = ['skip', 'fill'] as const;
/** How skills missing in the catalogue are handled. */
export const importSkillRules = ['leave', 'propose'] as const;

export const importOutcomes = ['created', 'updated', 'skipped', 'failed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * Why a valid row is skipped.
 * - `KNOWN`: another record has this mail address, phone number or profile
 * - `IN_FILE`: an earlier row of the file is the same person
 * - `NOTHING_EMPTY`: the record already has every value of the row
 * - `DO_NOT_CONTACT`: the person asked not to be contacted
 * - `DELETED`: the person's record was deleted and can be restored
 * - `HIDDEN`: the importing user may not change the record
 * - `EMPTY`: the row is empty
 */
export const importSkips = [
  'KNOWN',
  'IN_FILE',
  'NOTHING_EMPTY',
  'DO_NOT_CONTACT',
  'DELETED',
  'HIDDEN',
  'EMPTY',
] as const;
export type ImportSkip = (typeof importSkips)[number];

/** Why an import failed. */
export const importFailures = [
  'RIGHTS',
  'UNREADABLE',
  'TOO_MANY_ROWS',
  'NO_ROWS',
  'INTERRUPTED',
  'INTERNAL',
] as const;
export type ImportFailure = (typeof importFailures)[number];

export const importActions = [
  'check',
  'run',
  'cancel',
  'undo',
  'remove',
  'download',
] as const satisfies readonly (ImportAction | 'remove' | 'download')[];

const count = z.number().int();
export const importCountsSchema = z.object({
  rows: count,
  created: count,
  updated: count,
  skipped: count,
  failed: count,
  /** Added or updated candidates with a cell that was left empty or needs a check. */
  warned: count,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

const mappingSchema = z.array(z.enum(importFields).nullable()).max(limits.import.columns);

/** How a file is read and how its rows are handled. */
export const importSettingsSchema = z
  .strictObject({
    encoding: z.enum(importEncodings),
    delimiter: z.enum(importDelimiters),
    /** The field of each column, in order; null: ignored. */
    mapping: mappingSchema,
    duplicates: z.enum(importDuplicateRules).default('skip'),
    unknownSkills: z.enum(importSkillRules).default('leave'),
    /** For rows without a country. */
    country: countrySchema.nullable().default(null),
    rateCurrency: currencySchema.default('USD'),
    rateUnit: z.enum(offeredRateUnits).default('hour'),
    /** For rows without an owner; null: the importing user. */
    ownerUserId: idSchema.nullable().default(null),
    /** Every added candidate is put into these pools. */
    poolIds: z.array(idSchema).max(10).default([]),
  })
  .refine((settings) => missingInImport(settings).length === 0, {
    path: ['mapping'],
    params: { code: 'REQUIRED' },
  })
  .refine(({ mapping }) => new Set(single(mapping)).size === single(mapping).length, {
    path: ['mapping'],
    params: { code: 'NOT_UNIQUE' },
  });
export type ImportSettings = z.output<typeof importSettingsSchema>;

/** Fields that at most one column may contain. */
const single = (mapping: z.infer<typeof mappingSchema>) =>
  mapping.filter((field) => field !== null && !isRepeatableImportField(field));

/** Skipped or refused rows, and rows imported with a warning. */
export const importRemarks = ['failed', 'warned', 'skipped'] as const;
export type ImportRemark = (typeof importRemarks)[number];

/** A problem or skip reason with its number of rows. */
export const importReasonSchema = z.object({
  outcome: z.enum(importRemarks),
  field: z.enum(importFields).nullable(),
  code: z.enum([...fieldErrorCodes, ...importSkips]),
  count,
});
export type ImportReason = z.infer<typeof importReasonSchema>;

/** One problem of one row; row numbers match those of a spreadsheet. */
export const importProblemSchema = z.object({
  row: count,
  /**
   * `failed`: the row is refused. `warned`: the candidate is imported without the value, or needs a
   * check.
   */
  outcome: z.enum(['failed', 'warned']),
  field: z.enum(importFields).nullable(),
  code: z.enum(fieldErrorCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The cell's content, truncated if long; null if empty. */
  value: z.string().nullable(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** An import of candidates from a file, in progress or done. */
export const importSchema = z.object({
  id: idSchema,
  status: z.enum(importStates),
  fileName: z.string(),
  bytes: count,
  columns: z.array(z.string()),
  settings: importSettingsSchema.nullable(),
  rowsDone: count,
  /** Null until counted. */
  rowsTotal: count.nullable(),
  /** Progress of the current step, 0 to 1. */
  share: z.number(),
  /** The simulated outcome; null until the check is done. */
  plan: importCountsSchema.nullable(),
  /** The outcome so far. */
  result: importCountsSchema,
  reasons: z.array(importReasonSchema),
  /** The first problems of each outcome. */
  problems: z.array(importProblemSchema),
  /** Skills missing in the catalogue, most frequent first. */
  unknownSkills: z.array(z.object({ name: z.string(), count })),
  /** Number of candidates removed by the undo; those changed since stay. */
  undone: count,
  failure: z.enum(importFailures).nullable(),
  /** The row at which reading the file failed. */
  failureRow: count.nullable(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
  /** Time until which skipped rows can be downloaded. */
  expiresAt: timestampSchema.nullable(),
  undoUntil: timestampSchema.nullable(),
  allowedActions: z.array(z.enum(importActions)),
});
export type Import = z.infer<typeof importSchema>;

/** The user's own imports in the current role, newest first. */
export const importListSchema = z.object({ data: z.array(importSchema) });

export const importCreateSchema = z.strictObject({
  /** A completed upload of the purpose `import`. */
  fileId: idSchema,
});

/** How to read the file; by default as detected. */
export const importPreviewQuery = z.strictObject({
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
});

/** The beginning of a file, and the detected fields of its columns. */
export const importPreviewSchema = z.object({
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable() })),
  rows: z.array(z.array(z.string())).max(limits.import.preview),
  /** Whether the fields come from the user's earlier choice for such a file. */
  remembered: z.boolean(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** The rows of a file to download. */
export const importRowsQuery = z.strictObject({
  outcome: z.enum(importRemarks).default('failed'),
});
export const importRemovedSchema = z.object({ id: idSchema });

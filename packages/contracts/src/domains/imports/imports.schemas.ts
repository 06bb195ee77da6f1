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

/** What is done with a row whose person is known: nothing, or what the record lacks is filled in. */
export const importDuplicateRules = ['skip', 'fill'] as const;
/** What is done with skills that the catalogue lacks. */
export const importSkillRules = ['leave', 'propose'] as const;

export const importOutcomes = ['created', 'updated', 'skipped', 'failed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * Why a row is left out that is right in itself.
 * - `KNOWN`: another record has this mail address, phone number or profile
 * - `IN_FILE`: an earlier row of the file is this person
 * - `NOTHING_EMPTY`: the record has everything that the row says
 * - `DO_NOT_CONTACT`: the person asked not to be contacted
 * - `DELETED`: the person's record was deleted and can be restored
 * - `HIDDEN`: the user who imports may not change the record
 * - `EMPTY`: the row says nothing
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

/** Why an import came to nothing. */
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
  /** Of the people who are added or filled in: those with a cell that was left empty or needs a look. */
  warned: count,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

const mappingSchema = z.array(z.enum(importFields).nullable()).max(limits.import.columns);

/** How a file is read and what is done with its rows. */
export const importSettingsSchema = z
  .strictObject({
    encoding: z.enum(importEncodings),
    delimiter: z.enum(importDelimiters),
    /** What each column says, in their order; null: nothing. */
    mapping: mappingSchema,
    duplicates: z.enum(importDuplicateRules).default('skip'),
    unknownSkills: z.enum(importSkillRules).default('leave'),
    /** Of rows that name none. */
    country: countrySchema.nullable().default(null),
    rateCurrency: currencySchema.default('USD'),
    rateUnit: z.enum(offeredRateUnits).default('hour'),
    /** For rows without an owner; null: the importing user. */
    ownerUserId: idSchema.nullable().default(null),
    /** Every person who is added goes into these. */
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

/** The fields that no two columns may fill. */
const single = (mapping: z.infer<typeof mappingSchema>) =>
  mapping.filter((field) => field !== null && !isRepeatableImportField(field));

/** Rows that are left out or refused, and rows that come in with a warning. */
export const importRemarks = ['failed', 'warned', 'skipped'] as const;
export type ImportRemark = (typeof importRemarks)[number];

/** What is wrong with how many rows, or why so many are left out. */
export const importReasonSchema = z.object({
  outcome: z.enum(importRemarks),
  field: z.enum(importFields).nullable(),
  code: z.enum([...fieldErrorCodes, ...importSkips]),
  count,
});
export type ImportReason = z.infer<typeof importReasonSchema>;

/** One thing that is wrong with one row; the row's number is that of a spreadsheet. */
export const importProblemSchema = z.object({
  row: count,
  /** `failed`: the row is refused. `warned`: the person comes in without it, or needs a look. */
  outcome: z.enum(['failed', 'warned']),
  field: z.enum(importFields).nullable(),
  code: z.enum(fieldErrorCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** What stands in the cell, cut where it is long; null where nothing does. */
  value: z.string().nullable(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** People from a file, on their way into the list, or there. */
export const importSchema = z.object({
  id: idSchema,
  status: z.enum(importStates),
  fileName: z.string(),
  bytes: count,
  columns: z.array(z.string()),
  settings: importSettingsSchema.nullable(),
  rowsDone: count,
  /** Null until they are counted. */
  rowsTotal: count.nullable(),
  /** How far the present step is, 0 to 1. */
  share: z.number(),
  /** What carrying it out would do; null until it was checked. */
  plan: importCountsSchema.nullable(),
  /** What it did so far. */
  result: importCountsSchema,
  reasons: z.array(importReasonSchema),
  /** The first ones of each outcome. */
  problems: z.array(importProblemSchema),
  /** Skills not in the catalogue, those of most rows first. */
  unknownSkills: z.array(z.object({ name: z.string(), count })),
  /** Candidates who were removed again; those changed since stay. */
  undone: count,
  failure: z.enum(importFailures).nullable(),
  /** Where the file could not be read any further. */
  failureRow: count.nullable(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
  /** Until when the rows that were left out can be fetched. */
  expiresAt: timestampSchema.nullable(),
  undoUntil: timestampSchema.nullable(),
  allowedActions: z.array(z.enum(importActions)),
});
export type Import = z.infer<typeof importSchema>;

/** The own imports of the role in use, newest first. */
export const importListSchema = z.object({ data: z.array(importSchema) });

export const importCreateSchema = z.strictObject({
  /** A completed upload of the purpose `import`. */
  fileId: idSchema,
});

/** How the file is to be read; left out: as it was found to be. */
export const importPreviewQuery = z.strictObject({
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
});

/** The beginning of a file, and what its columns seem to say. */
export const importPreviewSchema = z.object({
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable() })),
  rows: z.array(z.array(z.string())).max(limits.import.preview),
  /** The fields are those that the person chose for such a file before. */
  remembered: z.boolean(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** Which rows of a file are wanted back. */
export const importRowsQuery = z.strictObject({
  outcome: z.enum(importRemarks).default('failed'),
});
export const importRemovedSchema = z.object({ id: idSchema });

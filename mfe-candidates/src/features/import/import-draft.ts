import {
  importDelimiters,
  isRepeatableImportField,
  missingInImport,
  type Import,
  type ImportField,
  type ImportPreview,
  type ImportSettings,
} from '@muster/contracts';

/** The settings of an import before its rows are checked. */
export type ImportDraft = Omit<ImportSettings, 'mapping' | 'encoding' | 'delimiter'>;

/** Returns the defaults, or the settings used before. */
export const draftOf = ({ settings }: Pick<Import, 'settings'>): ImportDraft => ({
  duplicates: settings?.duplicates ?? 'skip',
  unknownSkills: settings?.unknownSkills ?? 'leave',
  country: settings?.country ?? null,
  rateCurrency: settings?.rateCurrency ?? 'USD',
  rateUnit: settings?.rateUnit ?? 'hour',
  ownerUserId: settings?.ownerUserId ?? null,
  poolIds: settings?.poolIds ?? [],
});

/** Returns the column meanings: as chosen by hand, otherwise as the preview proposes. */
export const mappingOf = (
  { columns }: ImportPreview,
  chosen: Readonly<Record<number, ImportField | null>>,
): (ImportField | null)[] =>
  columns.map(({ field }, index) => (index in chosen ? (chosen[index] ?? null) : field));

/**
 * Sets a column's field; each field except notes belongs to one column, so it is removed from
 * another.
 */
export function withColumn(
  mapping: readonly (ImportField | null)[],
  at: number,
  field: ImportField | null,
): Record<number, ImportField | null> {
  return Object.fromEntries(
    mapping.map((known, index) => {
      const isSingle = field !== null && !isRepeatableImportField(field);
      const isTaken = isSingle && known === field && index !== at;
      return [index, index === at ? field : isTaken ? null : known];
    }),
  );
}

export { missingInImport as missingIn };

/** Cell delimiters, with the keys of their labels. */
export const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
export const delimiters = importDelimiters;

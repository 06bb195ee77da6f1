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

/** The defaults, or the settings used before. */
export const draftOf = ({ settings }: Pick<Import, 'settings'>): ImportDraft => ({
  duplicates: settings?.duplicates ?? 'skip',
  unknownSkills: settings?.unknownSkills ?? 'leave',
  country: settings?.country ?? null,
  rateCurrency: settings?.rateCurrency ?? 'USD',
  rateUnit: settings?.rateUnit ?? 'hour',
  ownerUserId: settings?.ownerUserId ?? null,
  poolIds: settings?.poolIds ?? [],
});

/** What the columns say: as chosen by hand, else as the preview proposes. */
export const mappingOf = (
  { columns }: ImportPreview,
  chosen: Readonly<Record<number, ImportField | null>>,
): (ImportField | null)[] =>
  columns.map(({ field }, index) => (index in chosen ? (chosen[index] ?? null) : field));

/** One column says one thing, but for notes: choosing it for another takes it from the first. */
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

/** What separates cells, under the name of its text. */
export const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
export const delimiters = importDelimiters;

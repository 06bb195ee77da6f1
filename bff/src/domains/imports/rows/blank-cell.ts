import type { ImportField } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';

/** Placeholders for empty cells in any column, as written by spreadsheets and systems. */
const blank = /^(?:[\p{P}\p{S}\s]*|n\/a|#n\/a|#nv|#(?:ref|value|wert|bezug|name\?)!?)$/u;

/** Words for an empty cell except in a name or country: Null is a surname, NA is Namibia. */
const blankWords: ReadonlySet<string> = new Set([
  'na',
  'n.a',
  'n.a.',
  'null',
  'nan',
  'nil',
  'tbd',
  'tba',
  'unknown',
  'not available',
  'not specified',
  'not provided',
  'k.a',
  'k.a.',
  'k. a.',
  'keine angabe',
  'keine angaben',
  'unbekannt',
  'nicht bekannt',
  'nicht angegeben',
  'offen',
  'non renseigne',
  'inconnu',
  'sin datos',
  'desconocido',
  'desconhecido',
  'sconosciuto',
]);

const proper: ReadonlySet<ImportField> = new Set(['firstName', 'lastName', 'fullName', 'country']);

/** Checks whether a cell counts as empty: blank, `-`, `n/a`, `keine Angabe`. */
export function isBlankCell(field: ImportField, cell: string): boolean {
  const text = foldText(cell);
  return blank.test(text) || (!proper.has(field) && blankWords.has(text));
}

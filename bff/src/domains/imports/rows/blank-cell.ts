import type { ImportField } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';

/** What sheets and systems write into a cell that has nothing to say, in any column. */
const blank = /^(?:[\p{P}\p{S}\s]*|n\/a|#n\/a|#nv|#(?:ref|value|wert|bezug|name\?)!?)$/u;

/** Words that mean nothing everywhere but in a name or a country: Null is a surname, NA is Namibia. */
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

/** Whether a cell says that there is nothing to say: empty, `-`, `n/a`, `keine Angabe`. */
export function isBlankCell(field: ImportField, cell: string): boolean {
  const text = foldText(cell);
  return blank.test(text) || (!proper.has(field) && blankWords.has(text));
}

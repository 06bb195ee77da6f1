import {
  askedFieldKinds,
  ticked,
  type AskedField,
  type AskedFieldKind,
  type SignatureParty,
} from '@muster/contracts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { SignatureRecord } from '../signature-document.model.ts';

const isAsked = (kind: string): kind is AskedFieldKind =>
  askedFieldKinds.some((asked) => asked === kind);

/** Returns what a party must fill in when it signs, from the first page to the last. */
export const asksOf = (
  { placed }: Pick<SignatureRecord, 'placed'>,
  party: SignatureParty,
): AskedField[] =>
  (placed ?? [])
    .flatMap(({ kind, party: whose, ...field }) =>
      whose === party && isAsked(kind) ? [{ ...field, kind }] : [],
    )
    .toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
    .map(({ key, kind, label, page, required }) => ({ key, kind, label, page, required }));

/**
 * @throws AppError VALIDATION_FAILED for missing entries and for entries that were not asked for
 */
export function requireEntries(
  document: Pick<SignatureRecord, 'placed'>,
  party: SignatureParty,
  entries: Readonly<Record<string, string>>,
): void {
  const asks = asksOf(document, party);
  const wrong = [
    ...Object.keys(entries)
      .filter((key) => !asks.some((one) => one.key === key))
      .map((key) => fieldError(`entries.${key}`, 'NOT_ALLOWED')),
    ...asks.flatMap(({ key, kind, required }) => {
      const entry = Object.hasOwn(entries, key) ? (entries[key] ?? '').trim() : '';
      if (required && entry === '') return [fieldError(`entries.${key}`, 'REQUIRED')];
      return kind === 'checkbox' && entry !== '' && entry !== ticked
        ? [fieldError(`entries.${key}`, 'INVALID_OPTION')]
        : [];
    }),
  ];
  if (wrong.length > 0) throw new AppError('VALIDATION_FAILED', { fields: wrong });
}

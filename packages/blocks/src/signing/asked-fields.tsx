import { limits, ticked, type AskedField } from '@muster/contracts';
import { CheckboxField, TextField, useT, type BoundField } from '@muster/ui';
import { signingMessages } from './messages.ts';

type Entries = Record<string, string>;

interface AskedFieldsProps {
  asks: readonly AskedField[];
  form: { field: (path: `entries.${string}`) => BoundField<string> };
}

/** The fields that a document asks its party to fill, from the first page to the last. */
export function AskedFields({ asks, form }: AskedFieldsProps) {
  const t = useT(signingMessages);
  return asks.map(({ key, kind, label, page, required }) => {
    const { value, onChange, ...field } = form.field(`entries.${key}`);
    const common = {
      required,
      label: label || t(`asked.${kind}`),
      help: t('asked.page', { page }),
    };
    return kind === 'checkbox' ? (
      <CheckboxField
        key={key}
        {...field}
        {...common}
        value={value === ticked}
        onChange={(isTicked: boolean) => onChange(isTicked ? ticked : '')}
      />
    ) : (
      <TextField
        key={key}
        {...field}
        {...common}
        value={value}
        onChange={onChange}
        maxLength={limits.signature.entry}
      />
    );
  });
}

/** Returns the initial entries: empty, or those in `before`. */
export const firstEntries = (asks: readonly AskedField[], before: Entries = {}): Entries =>
  Object.fromEntries(asks.map(({ key }) => [key, before[key] ?? '']));

/** Returns the keys of required fields that are empty. */
export const missingEntries = (asks: readonly AskedField[], entries: Entries): string[] =>
  asks.flatMap(({ key, required }) => (required && !entries[key]?.trim() ? [key] : []));

/** Returns the entries that were filled in. */
export const sentEntries = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry.trim() !== ''));

import {
  askedFieldKinds,
  type OwnSignatureTemplate,
  type PlacedField,
  type SignatureParty,
} from '@muster/contracts';
import { Button, CheckboxField, FieldRow, NumberField, SelectField, TextField } from '@muster/ui';
import { usePlacingMessages } from './messages.ts';
import { fitPlace } from './places.ts';
import classes from './placing.module.css';

interface PlaceFieldsProps {
  field: PlacedField;
  pages: OwnSignatureTemplate['pages'];
  parties: readonly SignatureParty[];
  onChange: (field: PlacedField) => void;
  onRemove: () => void;
}

/** The selected field as text and numbers. */
export function PlaceFields({ field, pages, parties, onChange, onRemove }: PlaceFieldsProps) {
  const t = usePlacingMessages();
  const isAsked = askedFieldKinds.some((kind) => kind === field.kind);
  const onPage = (changes: Partial<PlacedField>) => {
    const changed = { ...field, ...changes };
    const page = pages[changed.page - 1];
    if (page) onChange(fitPlace(changed, page));
  };
  const number = (name: 'x' | 'y' | 'width' | 'height') => (
    <NumberField
      label={t(`place.${name}`)}
      value={field[name]}
      // Not adjusted during typing: a field outside the page is reported above the form.
      onChange={(value: number | null) => value !== null && onChange({ ...field, [name]: value })}
    />
  );
  return (
    <section className={classes.fields} aria-label={t('place.chosen')}>
      <FieldRow columns="minmax(0, 3fr) minmax(0, 2fr)">
        <SelectField
          label={t('place.for')}
          required
          options={parties.map((value) => ({ value, label: t(`party.${value}`) }))}
          value={field.party}
          onChange={(party: string | null) => {
            const chosen = parties.find((one) => one === party);
            if (chosen) onChange({ ...field, party: chosen });
          }}
        />
        <SelectField
          label={t('place.page')}
          required
          options={pages.map((_page, i) => ({ value: String(i + 1), label: String(i + 1) }))}
          value={String(field.page)}
          onChange={(page: string | null) => page && onPage({ page: Number(page) })}
        />
      </FieldRow>
      {isAsked && (
        <>
          <TextField
            label={t('place.label')}
            help={t('place.labelHelp')}
            value={field.label}
            onChange={(label: string) => onChange({ ...field, label })}
          />
          <CheckboxField
            label={t('place.required')}
            value={field.required}
            onChange={(required: boolean) => onChange({ ...field, required })}
          />
        </>
      )}
      <FieldRow columns="repeat(2, minmax(0, 1fr))">
        {number('x')}
        {number('y')}
      </FieldRow>
      <FieldRow columns="repeat(2, minmax(0, 1fr))">
        {number('width')}
        {number('height')}
      </FieldRow>
      <div>
        <Button variant="default" size="xs" onClick={onRemove}>
          {t('place.remove')}
        </Button>
      </div>
    </section>
  );
}

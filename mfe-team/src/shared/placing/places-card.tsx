import { useState } from 'react';
import {
  placedFieldKinds,
  type PlacedField,
  type PlacedFieldKind,
  type SignatureParty,
} from '@muster/contracts';
import type { OpenPdf } from '@muster/blocks';
import { Button, Card, FieldRow, SelectField, Stack, VisuallyHidden } from '@muster/ui';
import { usePlacingMessages } from './messages.ts';
import { PlaceBoard, type PlacedPdf } from './place-board.tsx';
import { PlaceFields } from './place-fields.tsx';
import { newPlace } from './places.ts';
import classes from './placing.module.css';

interface PlacesCardProps {
  pdf: PlacedPdf;
  parties: readonly SignatureParty[];
  placed: readonly PlacedField[];
  onChange: (placed: PlacedField[]) => void;
  /** See `PlaceBoard`. */
  open?: OpenPdf;
}

/** Where each party signs and enters data on the pages of the PDF. */
export function PlacesCard({ pdf, parties, placed, onChange, open }: PlacesCardProps) {
  const t = usePlacingMessages();
  const [party, setParty] = useState(parties[0] ?? 'candidate');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const field = placed.find(({ key }) => key === chosen);
  const whose = parties.find((one) => one === party) ?? 'candidate';
  const change = (next: PlacedField) => {
    onChange(placed.map((one) => (one.key === next.key ? next : one)));
  };
  const remove = (key: string) => {
    onChange(placed.filter((one) => one.key !== key));
    setChosen(null);
  };

  function add(kind: PlacedFieldKind) {
    const on = pdf.pages[page - 1];
    if (!on) return;
    const label = kind === 'text' || kind === 'checkbox' ? t(`place.kind.${kind}`) : '';
    const added = newPlace(placed, { kind, party: whose, label, page }, on);
    onChange([...placed, added]);
    setChosen(added.key);
    setSaid(t('place.added', { kind: t(`place.kind.${kind}`), page }));
  }

  return (
    <Card title={t('title')}>
      <Stack>
        <FieldRow columns="minmax(0, 3fr) minmax(0, 2fr)">
          <SelectField
            label={t('place.for')}
            required
            options={parties.map((value) => ({ value, label: t(`party.${value}`) }))}
            value={whose}
            onChange={(value: string | null) => {
              const next = parties.find((one) => one === value);
              if (next) setParty(next);
            }}
          />
          <SelectField
            label={t('place.onPage')}
            required
            options={pdf.pages.map((_page, i) => ({
              value: String(i + 1),
              label: String(i + 1),
            }))}
            value={String(page)}
            onChange={(value: string | null) => value && setPage(Number(value))}
          />
        </FieldRow>
        <div className={classes.kinds}>
          {placedFieldKinds.map((kind) => (
            <Button
              key={kind}
              size="xs"
              variant="default"
              aria-label={t('place.addOne', { kind: t(`place.kind.${kind}`) })}
              onClick={() => add(kind)}
            >
              {t(`place.kind.${kind}`)}
            </Button>
          ))}
        </div>
        <p className={classes.quiet}>{t(placed.length === 0 ? 'place.none' : 'place.howTo')}</p>
        {field && (
          <PlaceFields
            key={field.key}
            field={field}
            parties={parties}
            pages={pdf.pages}
            onChange={change}
            onRemove={() => remove(field.key)}
          />
        )}
        <PlaceBoard
          pdf={pdf}
          placed={placed}
          chosen={chosen}
          onChoose={setChosen}
          onChange={change}
          onRemove={remove}
          {...(open && { open })}
        />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </Card>
  );
}

import { useState } from 'react';
import { isThinMargin, type Placement, type PlacementRate, type UnitRate } from '@muster/contracts';
import { Badge, Button, FormSection, Money, formatDate, formatMargin } from '@muster/ui';
import { usePlacementMessages, type PlacementMessages } from './messages.ts';
import type { RateValues } from './rate-fields.tsx';
import { RateSimulator } from './rate-simulator.tsx';
import classes from './placements.module.css';

interface PlacementRatesProps {
  placement: Placement;
  /** Requests the simulated rates. */
  onTry: (rates: RateValues) => void;
}

/** Present and former pay and bill rates; renders nothing for users who may not see money. */
export function PlacementRates({ placement, onTry }: PlacementRatesProps) {
  const t = usePlacementMessages();
  const [trying, setTrying] = useState(false);
  const { rates } = placement;
  if (!rates) return null;
  const waits = placement.waiting.some(({ kind }) => kind === 'placement_rate');
  const mayAsk = placement.allowedActions.includes('change_rate') && !waits;
  return (
    <>
      <FormSection
        title={t('section.rates')}
        aside={
          !trying &&
          placement.margin !== undefined && (
            <Button size="xs" variant="subtle" onClick={() => setTrying(true)}>
              {t('simulator.open')}
            </Button>
          )
        }
      >
        <ul className={classes.rates}>
          {rates.map((rate) => (
            <RateRow key={rate.id} rate={rate} t={t} />
          ))}
        </ul>
      </FormSection>
      {trying && <RateSimulator placement={placement} onApply={mayAsk ? onTry : undefined} />}
    </>
  );
}

function RateRow({ rate, t }: { rate: PlacementRate; t: PlacementMessages }) {
  const { margin, effectiveFrom, effectiveTo, approvedBy, reason } = rate;
  const period = effectiveTo
    ? t('rates.period', { from: formatDate(effectiveFrom), to: formatDate(effectiveTo) })
    : t('rates.from', { date: formatDate(effectiveFrom) });
  return (
    <li className={classes.rate}>
      <span className={classes.period}>{period}</span>
      <Amount label={t('rates.pay')} rate={rate.pay} t={t} />
      <Amount label={t('rates.bill')} rate={rate.bill} t={t} />
      {margin !== undefined && (
        <Badge family={isThinMargin(margin) ? 'amber' : 'grey'} dot={isThinMargin(margin)}>
          {margin === null ? t('rates.noMargin') : `${t('rates.margin')} ${formatMargin(margin)}`}
        </Badge>
      )}
      {(approvedBy || reason) && (
        <span className={classes.why}>
          {[reason, approvedBy && t('rates.approvedBy', { name: approvedBy.name })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </li>
  );
}

function Amount({ label, rate, t }: { label: string; rate: UnitRate; t: PlacementMessages }) {
  return (
    <span className={classes.amount}>
      <span className={classes.label}>{label}</span>
      <Money value={rate} unit={t(`rates.${rate.unit}`)} />
    </span>
  );
}

import { dayMs } from '@muster/contracts';
import { FieldRow, FormSection, Money, TextField, Button, formatDate } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './rate-history-section.module.css';
import type { RatesFormProps } from './rate-section.tsx';

type Rate = RatesFormProps['rates'][number];

/** Existing rows; a wrong one is voided with a reason, never deleted. */
export function RateHistorySection({ form, rates }: RatesFormProps) {
  const t = useMessages();
  const rows = rates.filter((rate) => !rate.voided && rate.kind !== 'agreed_pay');
  const { voids } = form.values;
  if (rows.length === 0) return null;

  const setVoids = (next: typeof voids) => form.setValue('voids', next);
  return (
    <FormSection title={t('edit.rates.history')}>
      <ul className={classes.list}>
        {rows.map((rate) => {
          const position = voids.findIndex(({ id }) => id === rate.id);
          const voided = position >= 0;
          const before = endedBy(rate, rows);
          return (
            <li key={rate.id} className={classes.row}>
              <span className={voided ? classes.voided : undefined}>
                {formatDate(rate.effectiveFrom)} · {t(`edit.rates.${kindWord(rate.kind)}`)}{' '}
                <Money value={rate.money} unit={`/${rate.unit}`} />
              </span>
              <Button
                variant="subtle"
                size="xs"
                onClick={() =>
                  setVoids(
                    voided
                      ? voids.filter(({ id }) => id !== rate.id)
                      : [...voids, { id: rate.id, reason: '' }],
                  )
                }
              >
                {voided ? t('edit.rates.undoVoid') : t('edit.rates.void')}
              </Button>
              {voided && before && (
                <span className={classes.reopens} role="status">
                  {t('edit.rates.reopens')} <Money value={before.money} unit={`/${before.unit}`} />
                </span>
              )}
              {voided && (
                <FieldRow>
                  <TextField
                    label={t('edit.rates.voidReason')}
                    required
                    {...form.field(`voids.${position}.reason`)}
                  />
                </FieldRow>
              )}
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}

/** Returns the rate that ended when this one began; it applies again without this one. */
const endedBy = ({ kind, unit, effectiveFrom }: Rate, rates: readonly Rate[]): Rate | undefined =>
  rates.find(
    (rate) =>
      rate.kind === kind &&
      rate.unit === unit &&
      rate.effectiveTo !== null &&
      Date.parse(rate.effectiveTo) + dayMs === Date.parse(effectiveFrom),
  );

const kindWord = (kind: string) => (kind === 'minimum' ? 'minimum' : 'expected');

import { FieldRow, FormSection, Money, TextField, Button, formatDate } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './rate-history-section.module.css';
import type { RatesFormProps } from './rate-section.tsx';

/** The rows that exist; one that was wrong is voided with a reason, never deleted. */
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

const kindWord = (kind: string) => (kind === 'minimum' ? 'minimum' : 'expected');

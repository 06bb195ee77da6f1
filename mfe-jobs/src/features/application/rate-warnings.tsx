import {
  rateAmountOf,
  rateWarningsOf,
  toMinorUnits,
  type ApplicationRecord,
  type BillRange,
  type RateWarning,
} from '@muster/contracts';
import { NoticeBar, Stack } from '@muster/ui';
import { useApplicationMessages } from './messages.ts';
import type { Rate } from './rate-field.tsx';

interface Rates {
  billRate?: Rate | null | undefined;
  payRate?: Rate | null | undefined;
}

/** Returns doubts about the rates, as far as the reader knows them and the client's range. */
export const warningsOf = (
  { requirements: { billRate: range } }: ApplicationRecord,
  { billRate, payRate }: Rates,
): RateWarning[] =>
  rateWarningsOf({
    bill: rateAmountOf(billRate),
    pay: rateAmountOf(payRate),
    range: range ? rangeOf(range) : null,
  });

const minor = (amount: string | null) => (amount === null ? null : toMinorUnits(amount));
const rangeOf = ({
  min,
  max,
  currency,
  unit = 'hour',
}: NonNullable<ApplicationRecord['requirements']['billRate']>): BillRange => ({
  minMinor: minor(min),
  maxMinor: minor(max),
  currency: currency as BillRange['currency'],
  unit,
});

interface RateWarningsProps extends Rates {
  record: ApplicationRecord;
}

/** Shown beside the fields while rates are entered; they can be saved anyway. */
export function RateWarnings({ record, ...rates }: RateWarningsProps) {
  const t = useApplicationMessages();
  const warnings = warningsOf(record, rates);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Stack gap="xs">
          {warnings.map((warning) => (
            <NoticeBar key={warning} kind="warning">
              {t(`terms.warning.${warning}`)}
            </NoticeBar>
          ))}
        </Stack>
      )}
    </div>
  );
}

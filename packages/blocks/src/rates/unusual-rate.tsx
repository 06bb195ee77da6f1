import {
  settingEndpoints,
  usualAmounts,
  type Currency,
  type offeredRateUnits,
} from '@muster/contracts';
import type { MusterApi } from '@muster/kit';
import { NoticeBar, formatMoney, useT } from '@muster/ui';
import { rateMessages } from './messages.ts';

/** What {@link UnusualRate} calls; a remote spreads it into its own api. */
export const rateBlockEndpoints = { settingsDollarRates: settingEndpoints.dollarRates } as const;

export interface UnusualRateProps {
  api: Pick<MusterApi<typeof rateBlockEndpoints>, 'useSettingsDollarRatesQuery'>;
  unit: (typeof offeredRateUnits)[number];
  currency: Currency;
  /** As they are typed. */
  amounts: readonly (string | null)[];
}

/**
 * Asks for a second look at an amount that nobody is paid as a rule. Nothing where it is not known
 * what the currency is worth.
 */
export function UnusualRate({ api, unit, currency, amounts }: UnusualRateProps) {
  const t = useT(rateMessages);
  const typed = amounts.flatMap((amount) =>
    amount && /^\d+(\.\d{1,2})?$/.test(amount) ? Number(amount) : [],
  );
  const { data } = api.useSettingsDollarRatesQuery(
    {},
    { skip: typed.length === 0 || currency === 'USD' },
  );
  const usual = usualAmounts({ unit, currency }, data?.rates ?? []);
  if (!usual || typed.every((amount) => amount >= usual.min && amount <= usual.max)) return null;
  const shown = (amount: number) => formatMoney({ amount: amount.toFixed(2), currency });
  return (
    <NoticeBar kind="warning">
      {t(`unusual.${unit}`, { min: shown(usual.min), max: shown(usual.max) })}
    </NoticeBar>
  );
}

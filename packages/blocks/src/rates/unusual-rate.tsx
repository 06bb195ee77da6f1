import {
  isUnusual,
  settingEndpoints,
  usualAmounts,
  type Currency,
  type offeredRateUnits,
} from '@muster/contracts';
import type { MusterApi } from '@muster/kit';
import { NoticeBar, formatMoney, useT } from '@muster/ui';
import { createHostApi } from '../host-api.tsx';
import { rateMessages } from './messages.ts';

/** Endpoints of {@link UnusualRate}; a remote spreads them into its own API. */
export const rateBlockEndpoints = { settingsDollarRates: settingEndpoints.dollarRates } as const;

type RatesApi = Pick<MusterApi<typeof rateBlockEndpoints>, 'useSettingsDollarRatesQuery'>;
const { Provider, hostHook } = createHostApi<RatesApi>('UnusualRate');
const useDollarRates = hostHook('useSettingsDollarRatesQuery');

interface Typed {
  unit: (typeof offeredRateUnits)[number];
  currency: Currency;
  /** The amounts as typed. */
  amounts: readonly (string | null)[];
}
export interface UnusualRateProps extends Typed {
  /** The remote's API, with {@link rateBlockEndpoints}. */
  api: RatesApi;
}

/**
 * Warns about an amount that is unusual as a rate. Renders nothing if the exchange rate of the
 * currency is unknown.
 */
export const UnusualRate = ({ api, ...typed }: UnusualRateProps) => (
  <Provider api={api}>
    <Doubt {...typed} />
  </Provider>
);

function Doubt({ unit, currency, amounts }: Typed) {
  const t = useT(rateMessages);
  const isTyped = amounts.some(Boolean);
  const { data } = useDollarRates({}, { skip: !isTyped || currency === 'USD' });
  const usual = usualAmounts({ unit, currency }, data?.currencies ?? []);
  if (!usual || !amounts.some((amount) => isUnusual(amount, usual))) return null;
  const shown = (amount: number) => formatMoney({ amount: amount.toFixed(2), currency });
  return (
    <NoticeBar kind="warning">
      {t(`unusual.${unit}`, { min: shown(usual.min), max: shown(usual.max) })}
    </NoticeBar>
  );
}

import { useState } from 'react';
import {
  currencies,
  limits,
  rebased,
  type Currency,
  type MonthRate,
  type SettingValues,
} from '@muster/contracts';
import { FieldRow, MonthField, NoticeBar, NumberField, RepeatRows, SelectField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

const options = currencies.map((value) => ({ value, label: value }));

/** A rate of this month for a currency that has none yet. */
function newRate({ base, rates }: SettingValues['currencies']): MonthRate {
  const month = new Date().toISOString().slice(0, 7);
  const isFree = (currency: Currency) =>
    currency !== base && !rates.some((rate) => rate.month === month && rate.currency === currency);
  return { month, currency: currencies.find(isFree) ?? 'EUR', perBase: 1 };
}

/** The base currency, and its exchange rates by month. */
export function CurrenciesDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateCurrenciesMutation();
  const { form, frame } = useGroupForm('currencies', update, props);
  const [told, setTold] = useState<{ base: Currency; count: number; lost: number } | null>(null);

  /** Rates are units for one of the base: with another base they are other numbers. */
  function changeBase(base: Currency) {
    const { base: from, rates: before } = form.values;
    const rates = rebased(before, { from, to: base });
    form.applyPatch({ base, rates });
    setTold(
      before.length > 0 && base !== from
        ? { base, count: rates.length, lost: before.length - rates.length }
        : null,
    );
  }
  return (
    <GroupDrawer {...frame}>
      <SelectField
        label={t('base')}
        required
        clearable={false}
        options={options}
        {...form.field('base')}
        onChange={changeBase}
      />
      <div role="status">
        {told && (
          <NoticeBar kind={told.lost > 0 ? 'warning' : 'info'}>
            {[
              ...(told.count > 0 ? [t('rebased', told)] : []),
              ...(told.lost > 0 ? [t('rebasedLost', { ...told, count: told.lost })] : []),
            ].join(' ')}
          </NoticeBar>
        )}
      </div>
      <RepeatRows
        label={t('rates')}
        {...form.list('rates')}
        newItem={() => newRate(form.values)}
        addLabel={t('addRate')}
        emptyText={t('noRates')}
        itemLabel={(_rate, index) => t('rate', { number: index + 1 })}
        max={limits.settings.rates}
        renderRow={(_rate, index) => (
          <FieldRow>
            <MonthField label={t('month')} required {...form.field(`rates.${index}.month`)} />
            <SelectField
              label={t('currency')}
              required
              clearable={false}
              options={options}
              {...form.field(`rates.${index}.currency`)}
            />
            <NumberField
              label={t('perBase', { base: form.values.base })}
              required
              decimals={6}
              {...form.field(`rates.${index}.perBase`)}
            />
          </FieldRow>
        )}
      />
    </GroupDrawer>
  );
}

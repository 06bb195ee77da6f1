import { currencies, limits, type MonthRate } from '@muster/contracts';
import { FieldRow, MonthField, NumberField, RepeatRows, SelectField } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, type GroupDrawerProps } from './group-drawer.tsx';
import { useGroupForm } from './group-form.ts';
import { useAgencyMessages } from './messages.ts';

const options = currencies.map((value) => ({ value, label: value }));
const newRate = (): MonthRate => ({
  month: new Date().toISOString().slice(0, 7),
  currency: 'EUR',
  perBase: 1,
});

/** The base currency, and what one unit of it bought in each month. */
export function CurrenciesDrawer(props: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [update] = api.useSettingsUpdateCurrenciesMutation();
  const { form, frame } = useGroupForm('currencies', update, props);
  return (
    <GroupDrawer {...frame}>
      <SelectField
        label={t('base')}
        required
        clearable={false}
        options={options}
        {...form.field('base')}
      />
      <RepeatRows
        label={t('rates')}
        {...form.list('rates')}
        newItem={newRate}
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

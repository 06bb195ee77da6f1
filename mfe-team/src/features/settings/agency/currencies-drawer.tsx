import {
  currencies,
  limits,
  settingGroupSchemas,
  type MonthRate,
  type Settings,
} from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord } from '@muster/kit';
import { FieldRow, MonthField, NumberField, RepeatRows, SelectField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { GroupDrawer, formValues, useGroupSaved, type GroupDrawerProps } from './group-drawer.tsx';
import { useAgencyMessages } from './messages.ts';

const options = currencies.map((value) => ({ value, label: value }));
const newRate = (): MonthRate => ({
  ...{ month: new Date().toISOString().slice(0, 7), currency: 'EUR', perBase: 1 },
});

/** The base currency, and what one unit of it bought in each month. */
export function CurrenciesDrawer({ settings: live, onClose }: GroupDrawerProps) {
  const t = useAgencyMessages();
  const [settings] = useFormRecord(live);
  const base = formValues(settings.currencies.value);
  const [update] = api.useSettingsUpdateCurrenciesMutation();
  const form = useZodForm({ schema: settingGroupSchemas.currencies, initialValues: base });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: settings.currencies.version,
    toArgs: ({ output, version, base: before }) => ({
      body: { version, changes: changedFields(before, output) },
    }),
    onSaved: useGroupSaved('currencies', onClose),
    onConflict: { base, toValues: (now: Settings) => formValues(now.currencies.value) },
  });
  return (
    <GroupDrawer group="currencies" onClose={onClose} form={form} saving={saving}>
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

import { currencies, offeredRateUnits, ownRatePatch, type Currency } from '@muster/contracts';
import { UnusualRate } from '@muster/blocks';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  AmountField,
  DateField,
  FieldRow,
  FormDrawer,
  NoticeBar,
  SegmentedField,
  SelectField,
  dayKey,
  useNow,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { LockNote, lockOf } from './lock-note.tsx';
import { useEditingMessages } from './messages.ts';

interface RateDrawerProps {
  profile: OwnProfile;
  onClose: () => void;
}

const schema = ownRatePatch.shape.rate;

function rateValues({ rates }: OwnProfile, today: string) {
  const current = rates.find(({ kind, isCurrent }) => isCurrent && kind === 'expected');
  return {
    unit: (current?.unit ?? 'hour') as (typeof offeredRateUnits)[number],
    currency: (current?.money.currency ?? 'USD') as Currency,
    expected: '',
    minimum: '',
    effectiveFrom: today as string | null,
  };
}

/** Edits the person's expected rate from a date on. */
export function RateDrawer({ profile: live, onClose }: RateDrawerProps) {
  const t = useEditingMessages();
  const platform = usePlatform();
  const [profile] = useFormRecord(live);
  const [update] = api.useOwnProfileUpdateRateMutation();
  const today = dayKey(useNow(), { timeZone: profile.timeZone });
  const isLocked = lockOf(profile, 'rate') !== null;
  const form = useZodForm({
    schema,
    initialValues: rateValues(profile, today),
    prepare: ({ expected, minimum, ...rest }) => ({
      ...rest,
      expected: expected.trim() || null,
      minimum: minimum.trim() || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: profile.version,
    toArgs: ({ output, version }) => ({ body: { version, rate: output } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('saved') });
      onClose();
    },
  });
  const { unit, currency, expected, minimum } = form.values;
  return (
    <FormDrawer
      onClose={onClose}
      title={t('rates')}
      cancel={t('cancel')}
      save={t('save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      {isLocked ? (
        <NoticeBar>
          <LockNote profile={profile} field="rate" />
        </NoticeBar>
      ) : (
        <NoticeBar>{t('snapshot')}</NoticeBar>
      )}
      <SegmentedField
        label={t('field.unit')}
        disabled={isLocked}
        options={offeredRateUnits.map((value) => ({ value, label: t(`field.${value}`) }))}
        {...form.field('unit')}
      />
      <SelectField
        label={t('field.currency')}
        required
        clearable={false}
        disabled={isLocked}
        options={currencies.map((value) => ({ value, label: value }))}
        {...form.field('currency')}
      />
      <FieldRow>
        <AmountField
          label={t('field.expected')}
          required
          disabled={isLocked}
          currency={currency}
          {...form.field('expected')}
        />
        <AmountField
          label={t('field.minimum')}
          help={t('field.minimumHelp')}
          disabled={isLocked}
          currency={currency}
          {...form.field('minimum')}
        />
      </FieldRow>
      <UnusualRate api={api} unit={unit} currency={currency} amounts={[expected, minimum]} />
      <DateField
        label={t('field.effectiveFrom')}
        required
        disabled={isLocked}
        {...form.field('effectiveFrom')}
      />
    </FormDrawer>
  );
}

import type { ResponseOf, meEndpoints } from '@muster/contracts';
import {
  CountryField,
  SegmentedField,
  TimeZoneField,
  countryWithZone,
  type ZodForm,
} from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import { ClockThere } from './clock-there.tsx';
import { SuggestedZone } from './suggested-zone.tsx';

type Me = ResponseOf<typeof meEndpoints.read>;
export type LocationValues = Pick<Me, 'country' | 'timeZone' | 'timeFormat' | 'weekStarts'>;

/** Fields about location and time, on the set-up page and in the user's own account. */
export function LocationFields<Output>({ form }: { form: ZodForm<LocationValues, Output> }) {
  const t = useMessages();
  const { timeZone, timeFormat } = form.values;
  return (
    <>
      <CountryField
        label={t('field.country')}
        required
        autoComplete="country"
        {...countryWithZone(form.field('country'), form.field('timeZone'))}
      />
      <SuggestedZone present={timeZone} onAccept={(zone) => form.setValue('timeZone', zone)} />
      <TimeZoneField
        label={t('field.timeZone')}
        help={timeZone && <ClockThere timeZone={timeZone} timeFormat={timeFormat} />}
        required
        {...form.field('timeZone')}
      />
      <SegmentedField
        label={t('field.timeFormat')}
        options={[
          { value: 'h24', label: t('setup.h24') },
          { value: 'h12', label: t('setup.h12') },
        ]}
        {...form.field('timeFormat')}
      />
      <SegmentedField
        label={t('field.weekStarts')}
        options={[
          { value: 'mon', label: t('setup.mon') },
          { value: 'sun', label: t('setup.sun') },
        ]}
        {...form.field('weekStarts')}
      />
    </>
  );
}

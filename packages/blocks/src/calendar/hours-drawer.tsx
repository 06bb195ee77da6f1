import { hostHoursUpdateSchema, limits, type HostHours } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  DateField,
  FieldRow,
  FormDrawer,
  FormSection,
  RepeatRows,
  SelectField,
  dayKey,
  useZodForm,
  useNow,
} from '@muster/ui';
import { useAvailabilityUpdateMutation } from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';

const { scheduling: max } = limits;
const schema = hostHoursUpdateSchema.omit({ version: true });

const clocks: readonly string[] = Array.from({ length: 97 }, (_, index) => {
  const hour = String(Math.floor(index / 4)).padStart(2, '0');
  return `${hour}:${String((index % 4) * 15).padStart(2, '0')}`;
});
const clockOptions = clocks.map((value) => ({ value, label: value }));
const days = ['1', '2', '3', '4', '5', '6', '7'] as const;

function valuesOf({ weekly, overrides }: HostHours) {
  return {
    weekly: weekly.map(({ weekday, from, to }) => ({ weekday: String(weekday), from, to })),
    off: overrides
      .filter(({ kind }) => kind !== 'open')
      .map((override) => ({
        ...override,
        firstDay: override.firstDay as string | null,
        lastDay: override.lastDay as string | null,
      })),
  };
}
type Values = ReturnType<typeof valuesOf>;

interface HoursDrawerProps {
  hours: HostHours;
  onClose: () => void;
}

/** Sets the own hours as a whole: the usual week, and days off. */
export function HoursDrawer({ hours, onClose }: HoursDrawerProps) {
  const t = useCalendarMessages();
  const platform = usePlatform();
  const [update] = useAvailabilityUpdateMutation();
  const { bufferBeforeMin, bufferAfterMin, overrides } = hours;
  const base = valuesOf(hours);
  const form = useZodForm({
    schema,
    initialValues: base,
    prepare: ({ weekly, off }: Values) => ({
      ...{ bufferBeforeMin, bufferAfterMin },
      weekly: weekly.map((row) => ({ ...row, weekday: Number(row.weekday) })),
      overrides: [...off, ...overrides.filter(({ kind }) => kind === 'open')],
    }),
    mapPath: (path) => path.replace(/^overrides/, 'off'),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: hours.version,
    toArgs: ({ output, version }) => ({ body: { ...output, version } }),
    onConflict: { base, toValues: valuesOf },
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('hours.saved') });
      onClose();
    },
  });
  const today = dayKey(useNow());
  return (
    <FormDrawer
      onClose={onClose}
      title={t('hours.title')}
      subtitle={t('hours.text', { zone: hours.timeZone })}
      cancel={t('hours.cancel')}
      save={t('hours.save')}
      form={form}
      saving={saving}
    >
      <FormSection title={t('hours.week')}>
        <RepeatRows
          label={t('hours.week')}
          {...form.list('weekly')}
          onMove={undefined}
          max={max.weekly}
          newItem={() => ({ weekday: '1', from: '09:00', to: '17:00' })}
          addLabel={t('hours.add')}
          itemLabel={(_row, index) => t('hours.row', { number: index + 1 })}
          renderRow={(_row, index) => (
            <FieldRow>
              <SelectField
                label={t('hours.weekday')}
                options={days.map((value) => ({ value, label: t(`hours.days.d${value}`) }))}
                {...form.field(`weekly.${index}.weekday`)}
              />
              <SelectField
                label={t('hours.from')}
                options={clockOptions}
                {...form.field(`weekly.${index}.from`)}
              />
              <SelectField
                label={t('hours.to')}
                options={clockOptions}
                {...form.field(`weekly.${index}.to`)}
              />
            </FieldRow>
          )}
        />
      </FormSection>
      <FormSection title={t('hours.off')}>
        <RepeatRows
          label={t('hours.off')}
          {...form.list('off')}
          onMove={undefined}
          max={max.overrides}
          newItem={() => ({
            ...{ kind: 'out_of_office' as const, firstDay: today, lastDay: today },
            ...{ from: null, to: null, note: null, substituteId: null },
          })}
          addLabel={t('hours.addOff')}
          itemLabel={(_row, index) => t('hours.rowOff', { number: index + 1 })}
          renderRow={(_row, index) => (
            <FieldRow>
              <DateField label={t('hours.first')} {...form.field(`off.${index}.firstDay`)} />
              <DateField label={t('hours.last')} {...form.field(`off.${index}.lastDay`)} />
            </FieldRow>
          )}
        />
      </FormSection>
    </FormDrawer>
  );
}

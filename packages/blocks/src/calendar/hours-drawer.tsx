import { limits, type HostHours } from '@muster/contracts';
import { useFormMutation, usePlatform, useSession } from '@muster/kit';
import {
  FieldRow,
  FormDrawer,
  FormSection,
  NumberField,
  RepeatRows,
  SelectField,
  useZodForm,
  zoneCity,
} from '@muster/ui';
import { useAvailabilityUpdateMutation } from './calendar-context.tsx';
import { clockOptions, hoursSchema, preparedHours, valuesOf } from './hours-values.ts';
import { useCalendarMessages } from './messages.ts';
import { OtherDaysFields, type FindColleagues } from './other-days-fields.tsx';

const { scheduling: max } = limits;
const days = ['1', '2', '3', '4', '5', '6', '7'] as const;

interface HoursDrawerProps {
  hours: HostHours;
  findColleagues: FindColleagues | undefined;
  onClose: () => void;
}

/** Edits all of the user's hours: the usual week, other days, and buffers between meetings. */
export function HoursDrawer({ hours, findColleagues, onClose }: HoursDrawerProps) {
  const t = useCalendarMessages();
  const platform = usePlatform();
  const [update] = useAvailabilityUpdateMutation();
  // Candidates interview no one.
  const interviews = useSession()?.audience !== 'candidate';
  const base = valuesOf(hours);
  const form = useZodForm({ schema: hoursSchema, initialValues: base, prepare: preparedHours });
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
  return (
    <FormDrawer
      onClose={onClose}
      title={t('hours.title')}
      subtitle={t('hours.text', { zone: zoneCity(hours.timeZone) })}
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
      <FormSection title={t('hours.other')}>
        <OtherDaysFields form={form} hours={hours} findColleagues={findColleagues} />
      </FormSection>
      <FormSection title={t('hours.buffers')}>
        <FieldRow>
          <NumberField
            label={t('hours.before')}
            required
            min={0}
            max={max.buffer.max}
            {...form.field('bufferBeforeMin')}
          />
          <NumberField
            label={t('hours.after')}
            required
            min={0}
            max={max.buffer.max}
            {...form.field('bufferAfterMin')}
          />
        </FieldRow>
      </FormSection>
      {interviews && (
        <FormSection title={t('hours.most')}>
          <FieldRow>
            <NumberField
              label={t('hours.perDay')}
              help={t('hours.mostHelp')}
              required
              min={1}
              max={max.interviews.perDay.max}
              {...form.field('maxPerDay')}
            />
            <NumberField
              label={t('hours.perWeek')}
              required
              min={1}
              max={max.interviews.perWeek.max}
              {...form.field('maxPerWeek')}
            />
          </FieldRow>
        </FormSection>
      )}
    </FormDrawer>
  );
}

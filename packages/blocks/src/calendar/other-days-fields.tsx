import { limits, type AvailabilityOverrideKind, type HostHours } from '@muster/contracts';
import {
  DateField,
  FieldRow,
  RepeatRows,
  SearchSelectField,
  SelectField,
  TextField,
  dayKey,
  useNow,
  type FieldOption,
  type ZodForm,
} from '@muster/ui';
import {
  clockOptions,
  newDays,
  usualTimes,
  type HoursValues,
  type OverrideValues,
} from './hours-values.ts';
import { useCalendarMessages } from './messages.ts';

const { scheduling: max } = limits;
/** The most usual kind comes first. */
const kinds = ['out_of_office', 'busy', 'open'] as const satisfies AvailabilityOverrideKind[];

/** Looks up colleagues who may stand in. */
export type FindColleagues = (q: string) => Promise<readonly FieldOption[]>;

type HoursForm = Pick<ZodForm<HoursValues, unknown>, 'field' | 'list' | 'setValue'>;

interface OtherDaysFieldsProps {
  form: HoursForm;
  hours: HostHours;
  /** Absent where no stand-in is possible. */
  findColleagues: FindColleagues | undefined;
}

/** Days that differ from the usual week: away, busy for some hours, or available for longer. */
export function OtherDaysFields({ form, hours, findColleagues }: OtherDaysFieldsProps) {
  const t = useCalendarMessages();
  const today = dayKey(useNow());
  return (
    <RepeatRows
      label={t('hours.other')}
      {...form.list('overrides')}
      onMove={undefined}
      max={max.overrides}
      newItem={() => newDays(today)}
      addLabel={t('hours.addDays')}
      itemLabel={(_row, index) => t('hours.rowDays', { number: index + 1 })}
      renderRow={(row, index) => (
        <DaysFields form={form} row={row} index={index} hours={hours} find={findColleagues} />
      )}
    />
  );
}

interface DaysFieldsProps extends Pick<OtherDaysFieldsProps, 'form' | 'hours'> {
  row: OverrideValues;
  index: number;
  find: FindColleagues | undefined;
}

function DaysFields({ form, row, index, hours, find }: DaysFieldsProps) {
  const t = useCalendarMessages();
  const kind = form.field(`overrides.${index}.kind`);
  const change = (next: AvailabilityOverrideKind | null) => {
    if (!next || next === row.kind) return;
    const { from, to } = usualTimes(next);
    kind.onChange(next);
    form.setValue(`overrides.${index}.from`, from);
    form.setValue(`overrides.${index}.to`, to);
  };
  const substitute = hours.substitutes?.find(({ id }) => id === row.substituteId);
  return (
    <>
      <SelectField
        label={t('hours.kind')}
        required
        options={kinds.map((value) => ({ value, label: t(`hours.kinds.${value}`) }))}
        {...kind}
        onChange={change}
      />
      <FieldRow>
        <DateField
          label={t('hours.first')}
          required
          {...form.field(`overrides.${index}.firstDay`)}
        />
        <DateField label={t('hours.last')} required {...form.field(`overrides.${index}.lastDay`)} />
      </FieldRow>
      {row.kind !== 'out_of_office' && (
        <FieldRow>
          <SelectField
            label={t('hours.from')}
            options={clockOptions}
            {...form.field(`overrides.${index}.from`)}
          />
          <SelectField
            label={t('hours.to')}
            options={clockOptions}
            {...form.field(`overrides.${index}.to`)}
          />
        </FieldRow>
      )}
      {row.kind !== 'open' && find && (
        <SearchSelectField
          label={t('hours.substitute')}
          search={find}
          valueOption={substitute && { value: substitute.id, label: substitute.name }}
          {...form.field(`overrides.${index}.substituteId`)}
        />
      )}
      <TextField
        label={t('hours.note')}
        help={t('hours.noteHelp')}
        maxLength={max.overrideNote}
        {...form.field(`overrides.${index}.note`)}
      />
    </>
  );
}

import { useMemo } from 'react';
import { timeZoneOption, timeZoneOptions, zoneCity } from '../../format/index.ts';
import type { FieldBase } from '../field.types.ts';
import { SelectField } from '../choices/select-field.tsx';

/** A field for an IANA time zone, searchable by city; options show the current time there. */
export function TimeZoneField(props: FieldBase<string | null>) {
  const { value } = props;
  const options = useMemo(() => {
    const known = timeZoneOptions();
    // A zone can have several names, and the browser lists only one of them.
    return !value || known.some((option) => option.value === value)
      ? known
      : [timeZoneOption(value), ...known];
  }, [value]);
  return <SelectField searchable inWords={zoneCity} {...props} options={options} />;
}

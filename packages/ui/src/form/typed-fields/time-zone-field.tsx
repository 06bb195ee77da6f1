import { useMemo } from 'react';
import { timeZoneOption, timeZoneOptions, zoneCity } from '../../format/index.ts';
import type { FieldBase } from '../field.types.ts';
import { SelectField } from '../choices/select-field.tsx';

/** An IANA time zone, found by typing a city, with the time it is there now. */
export function TimeZoneField(props: FieldBase<string | null>) {
  const { value } = props;
  const options = useMemo(() => {
    const known = timeZoneOptions();
    // Zones have several names, of which the browser lists one.
    return !value || known.some((option) => option.value === value)
      ? known
      : [timeZoneOption(value), ...known];
  }, [value]);
  return <SelectField searchable inWords={zoneCity} {...props} options={options} />;
}

import { useMemo } from 'react';
import { timeZoneOptions, zoneCity } from '../format/index.ts';
import type { FieldBase } from './field.types.ts';
import { SelectField } from './select-field.tsx';

/** An IANA time zone, found by typing a city, with the time it is there now. */
export function TimeZoneField(props: FieldBase<string | null>) {
  const options = useMemo(() => timeZoneOptions(), []);
  return <SelectField searchable inWords={zoneCity} {...props} options={options} />;
}

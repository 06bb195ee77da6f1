import { useMemo } from 'react';
import { countryOptions } from '../../format/index.ts';
import type { FieldBase } from '../field.types.ts';
import { SelectField } from '../choices/select-field.tsx';

/** A field for a country by its ISO code, searchable by name. */
export function CountryField(props: FieldBase<string | null>) {
  const options = useMemo(() => countryOptions(), []);
  return <SelectField searchable {...props} options={options} />;
}

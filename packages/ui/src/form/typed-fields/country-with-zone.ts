import { mainZoneOf } from '@muster/contracts';
import type { BoundField } from '../field.types.ts';

/**
 * The field of a country that fills the field of a time zone: with the zone in which most people of
 * the country live, unless another one was chosen by hand.
 */
export function countryWithZone<Country extends string | null, Zone extends string | null>(
  country: BoundField<Country>,
  zone: BoundField<Zone>,
): BoundField<Country> {
  return {
    ...country,
    onChange: (next) => {
      const before = country.value && mainZoneOf(country.value);
      country.onChange(next);
      if (next && (!zone.value || zone.value === before)) zone.onChange(mainZoneOf(next) as Zone);
    },
  };
}

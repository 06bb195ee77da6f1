import { mainZoneOf } from '@muster/contracts';
import type { BoundField } from '../field.types.ts';

/**
 * Makes a country field also set a time zone field: to the zone in which most people of the country
 * live, unless another zone was chosen by hand.
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

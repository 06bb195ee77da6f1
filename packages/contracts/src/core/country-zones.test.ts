import zones from '@vvo/tzdb/raw-time-zones.json' with { type: 'json' };
import { knownCountries, mainZoneOf } from './country-zones.ts';

/** Uninhabited territories, and Kosovo, to which ISO assigns no code. */
const apart = new Set(['AQ', 'TF', 'UM']);
const countries = [...new Set(zones.map(({ countryCode }) => countryCode))]
  .filter((country) => !apart.has(country))
  .sort();

test('every country of the time zone database is known, and no other except Kosovo', () => {
  expect(countries.length).toBeGreaterThan(200);
  expect(knownCountries.filter((country) => country !== 'XK')).toEqual(countries);
});

test.each(countries)('the main time zone of a country is one of its own: %s', (country) => {
  const names = zones
    .filter(({ countryCode }) => countryCode === country)
    .flatMap(({ name, group }) => [name, ...group]);
  expect(names).toContain(mainZoneOf(country));
});

test('an unknown country code has the UTC clock', () => {
  expect(mainZoneOf('ZZ')).toBe('Etc/UTC');
});

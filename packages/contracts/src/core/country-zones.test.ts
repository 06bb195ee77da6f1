import zones from '@vvo/tzdb/raw-time-zones.json' with { type: 'json' };
import { knownCountries, mainZoneOf } from './country-zones.ts';

/** Uninhabited territories, and Kosovo, to which ISO assigns no code. */
const apart = new Set(['AQ', 'TF', 'UM']);
const countries = [...new Set(zones.map(({ countryCode }) => countryCode))]
  .filter((country) => !apart.has(country))
  .sort();

test('every country of the database of zones is known, and no other but Kosovo', () => {
  expect(countries.length).toBeGreaterThan(200);
  expect(knownCountries.filter((country) => country !== 'XK')).toEqual(countries);
});

test.each(countries)('the main zone of a country is one of its own: %s', (country) => {
  const names = zones
    .filter(({ countryCode }) => countryCode === country)
    .flatMap(({ name, group }) => [name, ...group]);
  expect(names).toContain(mainZoneOf(country));
});

test('a code that is no country has the clock of UTC', () => {
  expect(mainZoneOf('ZZ')).toBe('Etc/UTC');
});

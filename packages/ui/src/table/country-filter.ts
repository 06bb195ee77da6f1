import { countryOptions } from '../format/options.ts';
import type { FilterDefinition } from './filter.types.ts';

/**
 * The filter by country. Lists the countries only on request: naming them all takes the browser a
 * tenth of a second.
 */
export const countryFilter = (label: string): FilterDefinition => ({
  key: 'country',
  label,
  kind: 'multi',
  operators: ['is'],
  get options() {
    return countryOptions();
  },
});

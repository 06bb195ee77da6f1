import { countryOptions } from '../format/options.ts';
import type { FilterDefinition } from './filter.types.ts';

/** The filter by country. The browser takes a tenth of a second to name them all: when asked. */
export const countryFilter = (label: string): FilterDefinition => ({
  key: 'country',
  label,
  kind: 'multi',
  operators: ['is'],
  get options() {
    return countryOptions();
  },
});

import type { CompanyRow } from '@muster/contracts';
import { countryName } from '@muster/ui';

/** "Boston, United States". */
export const companyPlace = ({ city, country }: Pick<CompanyRow, 'city' | 'country'>): string =>
  [city, countryName(country)].filter(Boolean).join(', ');

import { countryName } from '@muster/ui';
import type { CompanyRow } from './company-row.ts';

/** "Boston, United States". */
export const companyPlace = ({ city, country }: Pick<CompanyRow, 'city' | 'country'>): string =>
  [city, countryName(country)].filter(Boolean).join(', ');

import { createRequire } from 'node:module';
import type { LegalIdentityKind } from '@muster/contracts';

interface Validator {
  validate: (value: string) => { isValid: boolean };
}
type ByCountry = Readonly<Record<string, readonly Validator[] | undefined>>;
// The library is built for CommonJS alone.
const { personValidators, entityValidators } = createRequire(import.meta.url)('stdnum') as {
  personValidators: ByCountry;
  entityValidators: ByCountry;
};

/** Whether a number can be a tax id of a country; countries without a known format take any. */
export function isTaxId(kind: LegalIdentityKind, country: string, taxId: string): boolean {
  const known = kind === 'individual' ? personValidators : entityValidators;
  const validators = known[country] ?? [];
  return validators.length === 0 || validators.some(({ validate }) => validate(taxId).isValid);
}

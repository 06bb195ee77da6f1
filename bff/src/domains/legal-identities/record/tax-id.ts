import { createRequire } from 'node:module';

interface Validator {
  validate: (value: string) => { isValid: boolean };
}
// The library is built for CommonJS alone.
const { stdnum } = createRequire(import.meta.url)('stdnum') as {
  stdnum: Readonly<Record<string, Readonly<Record<string, Validator>> | undefined>>;
};

/**
 * Whether a number can be one of those by which a country knows people and companies. Which of them
 * its tax office uses is told by its document; countries that the library does not know take any.
 */
export function isTaxId(country: string, taxId: string): boolean {
  const known = Object.values(stdnum[country] ?? {});
  return known.length === 0 || known.some(({ validate }) => validate(taxId).isValid);
}

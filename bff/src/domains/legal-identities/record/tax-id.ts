import { createRequire } from 'node:module';

interface Validator {
  validate: (value: string) => { isValid: boolean };
}
// The library is available only as CommonJS.
const { stdnum } = createRequire(import.meta.url)('stdnum') as {
  stdnum: Readonly<Record<string, Readonly<Record<string, Validator>> | undefined>>;
};

/**
 * Checks whether a number matches any of a country's id formats for people and companies. The
 * document shows which of them the tax office uses; countries unknown to the library accept any
 * number.
 */
export function isTaxId(country: string, taxId: string): boolean {
  const known = Object.values(stdnum[country] ?? {});
  return known.length === 0 || known.some(({ validate }) => validate(taxId).isValid);
}

/** Currencies enabled by default. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'BRL',
  'MXN',
  'ARS',
  'COP',
  'PLN',
  'UAH',
  'INR',
  'PHP',
] as const;
export type Currency = (typeof currencies)[number];

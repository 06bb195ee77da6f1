/** Labels for how long ago a profile was confirmed: the contract's ages and older ones. */
export const dataAgeWords = {
  '30': 'Up to 30 days',
  '90': 'Up to 90 days',
  '180': 'Up to 180 days',
  '365': 'Up to a year',
  older: 'Older than a year',
} as const;
export type DataAge = keyof typeof dataAgeWords;

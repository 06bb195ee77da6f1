/** How long ago a profile was confirmed, in words: the ages of the contracts and what is older. */
export const dataAgeWords = {
  '30': 'Up to 30 days',
  '90': 'Up to 90 days',
  '180': 'Up to 180 days',
  '365': 'Up to a year',
  older: 'Older than a year',
} as const;
export type DataAge = keyof typeof dataAgeWords;

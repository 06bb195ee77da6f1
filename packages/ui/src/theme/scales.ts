import type { MantineColorsTuple } from '@mantine/core';

/** Ten steps of the one accent; step 8 is the accent of the light scheme. */
export const indigo: MantineColorsTuple = [
  '#EEEFFD',
  '#DFE0FB',
  '#C9CBF7',
  '#AAADF1',
  '#8E92EB',
  '#767AE5',
  '#6669DF',
  '#585CDA',
  '#4B4FD3',
  '#4044C2',
];

/** Greys of the light scheme, from canvas to text. */
export const gray: MantineColorsTuple = [
  '#F8F8FA',
  '#F4F4F7',
  '#EFF0F3',
  '#E4E5EA',
  '#CDD0D8',
  '#A9AEBB',
  '#8B91A0',
  '#636977',
  '#4E5463',
  '#17191F',
];

/** Greys of the dark scheme, from text to canvas. */
export const dark: MantineColorsTuple = [
  '#ECEDF1',
  '#B3B8C4',
  '#8B919F',
  '#6B7280',
  '#363B46',
  '#262A33',
  '#1D2027',
  '#15171C',
  '#111318',
  '#0E0F13',
];

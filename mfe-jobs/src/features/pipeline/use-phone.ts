import { useMediaQuery } from '@muster/ui';

/** Whether only one column fits: a phone shows the stages one at a time. */
export const usePhone = () =>
  useMediaQuery('(width <= 640px)', false, { getInitialValueInEffect: false });

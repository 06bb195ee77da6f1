import type { ApplicationRejection, Telling } from '@muster/contracts';

/** Returns the default: the suggested mail, unchanged, after a number of hours. */
export const mailTelling = (
  { suggested }: Pick<ApplicationRejection, 'suggested'>,
  delayHours: number,
): Extract<Telling, { by: 'mail' }> => ({
  by: 'mail',
  template: suggested,
  delayHours,
  message: null,
  text: null,
});

import type { ApplicationRejection, Telling } from '@muster/contracts';

/** A person is told by the mail that fits them, in its own words, after so many hours. */
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

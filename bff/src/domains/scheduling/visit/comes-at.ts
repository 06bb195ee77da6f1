import type { KeptAnswer } from '../../../calendars/invitation-answers.ts';
import type { Tx } from '../../../db/unit-of-work.ts';

/** Who chooses a time, or keeps it, comes: nobody has to ask them. */
export const comesAt = ({ at }: Pick<Tx, 'at'>, startsAt: Date): KeptAnswer => ({
  userId: null,
  startsAt,
  answer: 'accepted',
  note: null,
  at,
  via: 'email_link',
});

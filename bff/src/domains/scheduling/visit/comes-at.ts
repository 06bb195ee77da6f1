import type { KeptAnswer } from '../../../calendars/invitation-answers.ts';
import type { Tx } from '../../../db/unit-of-work.ts';

/** A candidate who chooses or keeps a time is coming, so no separate answer is needed. */
export const comesAt = ({ at }: Pick<Tx, 'at'>, startsAt: Date): KeptAnswer => ({
  userId: null,
  startsAt,
  answer: 'accepted',
  note: null,
  at,
  via: 'email_link',
});

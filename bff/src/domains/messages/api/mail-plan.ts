import { limits, nextMailTime, type MailHours, type waitReasons } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';

interface MailPlan {
  /** Time of sending. */
  at: Date;
  /** Whether it is delayed, by its sender or by the hour of its reader. */
  isPlanned: boolean;
  waitsFor: (typeof waitReasons)[number] | null;
}

/**
 * Returns the moment that a sender requests.
 * @throws AppError VALIDATION_FAILED for a past moment, or one too far ahead
 */
export function wantedTime(now: Date, sendAt: string | null): Date {
  if (sendAt === null) return now;
  const wanted = new Date(sendAt);
  if (wanted <= now) throw invalidField('sendAt', 'IN_PAST');
  if (wanted.getTime() > now.getTime() + limits.mail.planAhead)
    throw invalidField('sendAt', 'OUT_OF_RANGE');
  return wanted;
}

/** Returns when a mail planned for a moment is sent: during its reader's day. */
export function planMail(
  wanted: Date,
  isAsked: boolean,
  timeZone: string,
  hours: MailHours | null,
): MailPlan {
  const at = hours ? nextMailTime(wanted, timeZone, hours) : wanted;
  const isLater = at > wanted;
  return {
    at,
    isPlanned: isAsked || isLater,
    waitsFor: isLater ? 'quiet_hours' : isAsked ? 'sender' : null,
  };
}

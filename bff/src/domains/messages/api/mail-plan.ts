import { limits, nextMailTime, type MailHours, type waitReasons } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';

interface MailPlan {
  /** When it leaves. */
  at: Date;
  /** Later than at once, by its sender or by the hour of its reader. */
  isPlanned: boolean;
  waitsFor: (typeof waitReasons)[number] | null;
}

/**
 * The moment that a sender asks for.
 * @throws AppError VALIDATION_FAILED for a moment that is over, or too far ahead
 */
export function wantedTime(now: Date, sendAt: string | null): Date {
  if (sendAt === null) return now;
  const wanted = new Date(sendAt);
  if (wanted <= now) throw invalidField('sendAt', 'IN_PAST');
  if (wanted.getTime() > now.getTime() + limits.mail.planAhead)
    throw invalidField('sendAt', 'OUT_OF_RANGE');
  return wanted;
}

/** When a mail leaves that is to leave at a moment: in the day of its reader. */
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

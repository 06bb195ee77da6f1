import { isOddHour, minuteMs } from '@muster/contracts';
import { CheckboxField, formatDateTime, type BoundField } from '@muster/ui';
import { useChooseMessages } from './messages.ts';

export interface InviteeHoursProps {
  /** Who is invited, and where they are. */
  name: string;
  timeZone: string;
  /** The moments that the form is about. */
  starts: readonly string[];
  durationMin: number;
  field: BoundField<boolean>;
}

/** Asks whether a time is meant that is early or late in the day of who is invited. */
export function InviteeHours({ name, timeZone, starts, durationMin, field }: InviteeHoursProps) {
  const t = useChooseMessages();
  const odd = starts.filter((startsAt) => {
    const endsAt = new Date(Date.parse(startsAt) + durationMin * minuteMs).toISOString();
    return isOddHour({ startsAt, endsAt }, timeZone);
  });
  if (odd.length === 0) return null;
  const times = odd.map((at) => formatDateTime(at, { timeZone, zone: true })).join('; ');
  return <CheckboxField label={t('odd', { name })} help={t('oddHelp', { times })} {...field} />;
}

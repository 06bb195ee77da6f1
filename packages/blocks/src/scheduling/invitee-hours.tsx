import { isOddHour, minuteMs } from '@muster/contracts';
import { CheckboxField, formatDateTime, type BoundField } from '@muster/ui';
import { useChooseMessages } from './messages.ts';

export interface InviteeHoursProps {
  /** Name and time zone of the invitee. */
  name: string;
  timeZone: string;
  /** The start times in the form. */
  starts: readonly string[];
  durationMin: number;
  field: BoundField<boolean>;
}

/** Asks to confirm a time that is early or late in the invitee's day. */
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

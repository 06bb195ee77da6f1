import type { AuditEventView } from '@muster/contracts';
import { Avatar, DateTime, PhoneRow } from '@muster/ui';
import { actionWords, recordWords, whoOf } from './event-words.ts';
import type { Translate } from './use-messages.ts';

/** A row on a phone: who and when, what, on which record and from where. */
export function ActivityPhoneRow({ event, t }: { event: AuditEventView; t: Translate }) {
  const { name, as } = whoOf(t, event);
  return (
    <PhoneRow
      leading={<Avatar name={name} size={36} />}
      title={as ? `${name} (${as})` : name}
      titleEnd={<DateTime value={event.at} as="relative" />}
      line={actionWords(t, event.action)}
      badges={recordWords(t, event)}
      badgesEnd={event.ip}
    />
  );
}

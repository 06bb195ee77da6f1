import type { TeamMember } from '@muster/contracts';
import { Anchor, Card, KeyValueList, telHref } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';

/** A member's contact details; absent for readers who may not see them. */
export function ContactCard({ member: { email, phone, isSelf } }: { member: TeamMember }) {
  const t = useMemberMessages();
  if (!email && !phone && !isSelf) return null;
  return (
    <Card title={t('contact.title')}>
      <KeyValueList
        items={[
          {
            label: t('contact.email'),
            value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
          },
          {
            label: t('contact.phone'),
            value: phone && <Anchor href={telHref(phone)}>{phone}</Anchor>,
          },
        ]}
      />
    </Card>
  );
}

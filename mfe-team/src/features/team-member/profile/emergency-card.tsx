import type { TeamMember } from '@muster/contracts';
import { useUrlParam } from '@muster/kit';
import { Anchor, Button, Card, EmptyLine, KeyValueList, telHref } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';

/** The emergency contact; absent for readers without the right to it. */
export function EmergencyCard({ member }: { member: TeamMember }) {
  const t = useMemberMessages();
  const [, edit] = useUrlParam('edit', ['emergency']);
  const { emergencyContact: contact, allowedActions } = member;
  return (
    <Card
      title={t('emergency.title')}
      actions={
        allowedActions.includes('edit_emergency_contact') && (
          <Button size="xs" variant="subtle" onClick={() => edit('emergency')}>
            {t(contact ? 'emergency.edit' : 'emergency.add')}
          </Button>
        )
      }
    >
      {contact ? (
        <KeyValueList
          items={[
            { label: t('emergency.name'), value: contact.name },
            { label: t('emergency.relation'), value: contact.relation },
            {
              label: t('emergency.phone'),
              value: <Anchor href={telHref(contact.phone)}>{contact.phone}</Anchor>,
            },
          ]}
        />
      ) : (
        <EmptyLine text={t('emergency.none')} />
      )}
    </Card>
  );
}

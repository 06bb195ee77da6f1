import type { Coworkers, CoworkerView } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { Badge, EmptyLine, FormSection, Group, PersonLine } from '@muster/ui';
import { CoworkerRequests } from '../../shared/coworkers/coworker-requests.tsx';
import { useRequestMessages } from '../../shared/coworkers/messages.ts';
import classes from './coworkers.module.css';
import { CoworkerMenu } from './coworker-menu.tsx';
import { useCoworkerMessages } from './messages.ts';

/**
 * Form about a coworker. It is rendered beside the drawer, whose own form would catch its submit.
 */
export interface OpenedCoworker {
  coworker: CoworkerView;
  form: 'edit' | 'disable';
}

const aboutCoworker = ({ role, title, email }: CoworkerView) =>
  [role && roleName(role), title, email].filter(Boolean).join(' · ');

/** Invitations proposed by managers, and the members of the company. */
export function CoworkerLists({
  company,
  onOpen,
}: {
  company: Coworkers;
  onOpen: (opened: OpenedCoworker) => void;
}) {
  const t = useCoworkerMessages();
  const tRequests = useRequestMessages();
  return (
    <>
      {company.waiting.length > 0 && (
        <FormSection title={tRequests('title')}>
          <CoworkerRequests requests={company.waiting} />
        </FormSection>
      )}
      <FormSection title={t('people.title', { company: company.companyName })}>
        {company.data.length === 0 ? (
          <EmptyLine text={t('people.none')} />
        ) : (
          <ul className={classes.rows}>
            {company.data.map((coworker) => (
              <li key={coworker.id} className={classes.row}>
                <PersonLine name={coworker.name} secondary={aboutCoworker(coworker)} />
                <Group gap="xs">
                  {coworker.status === 'invited' && (
                    <Badge family="amber">{t('people.invited')}</Badge>
                  )}
                  {coworker.status === 'disabled' && (
                    <Badge family="grey">{t('people.ended')}</Badge>
                  )}
                  <CoworkerMenu coworker={coworker} onOpen={(form) => onOpen({ coworker, form })} />
                </Group>
              </li>
            ))}
          </ul>
        )}
      </FormSection>
    </>
  );
}

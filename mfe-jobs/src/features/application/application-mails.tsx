import {
  MailComposer,
  MailItem,
  MailProvider,
  talkClasses,
  useOpenedTalk,
  useTalkMessages,
  type MailTo,
} from '@muster/blocks';
import {
  candidatesRoutes,
  type ApplicationRecord,
  type Communication,
  type CommunicationList,
} from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Button, DateTime, IconMail, RailSection, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

/** Mails with the candidate about this application, with the composer. */
export function ApplicationMails({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const tt = useTalkMessages();
  const { show } = useOpenedTalk();
  const query = api.useCommunicationsOfApplicationQuery({ params: { id: record.id } });
  const { mayWrite, problem, data: mails } = query.currentData ?? {};
  return (
    <MailProvider api={api}>
      <RailSection
        title={t('mails.title')}
        action={
          mayWrite &&
          problem === null && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconMail size={16} />}
              onClick={() => show('write')}
            >
              {tt('write')}
            </Button>
          )
        }
      >
        <QueryView query={query} keepPrevious skeleton={<Skeleton height={60} />}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={classes.quiet}>{t('mails.none')}</p>
            ) : (
              <ul className={classes.mails}>
                {data.map((one) => (
                  <Item key={idOf(one)} one={one} record={record} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </RailSection>
      {mails && mayWrite && <Opened record={record} mails={mails} />}
    </MailProvider>
  );
}

/** A mail, or a note that the candidate replied: the reply is read on their record. */
function Item({ one, record }: { one: Communication; record: ApplicationRecord }) {
  const t = useApplicationMessages();
  if (one.kind === 'mail')
    return (
      <li>
        <MailItem mail={one.mail} />
      </li>
    );
  return (
    <li className={talkClasses.facts}>
      <RouteLink
        className={classes.link}
        route={candidatesRoutes.candidatesByIdProfileCommunications}
        params={{ id: record.candidate.id }}
      >
        {t('mails.answered', { name: record.candidate.name })}
      </RouteLink>
      {' · '}
      <DateTime value={one.at} as="relative" />
    </li>
  );
}

const idOf = (one: Communication): string => (one.kind === 'mail' ? one.mail.id : one.at);

interface OpenedProps {
  record: ApplicationRecord;
  mails: CommunicationList['data'];
}

/** Composer, opened by its address: a new mail, a draft, or a reply. */
function Opened({ record, mails }: OpenedProps) {
  const { what, id, show } = useOpenedTalk();
  if (what !== 'write' && what !== 'reply') return null;
  const { id: candidateId, name } = record.candidate;
  const to: MailTo = { type: 'candidate', id: candidateId, name, applicationId: record.id };
  const close = () => show(null);
  if (id === 'new') return <MailComposer to={to} onClose={close} />;
  const found = mails.find((one) => one.kind === 'mail' && one.mail.id === id);
  if (found?.kind !== 'mail') return null;
  const { mail } = found;
  if (what === 'write' && mail.allowedActions.includes('edit'))
    return <MailComposer to={to} draft={mail} onClose={close} />;
  if (what === 'reply' && mail.mayReply)
    return <MailComposer to={to} answers={{ ...mail, at: found.at }} onClose={close} />;
  return null;
}

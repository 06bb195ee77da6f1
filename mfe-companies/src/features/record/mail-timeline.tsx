import { useState } from 'react';
import {
  closedAddressReasons,
  type ClosedAddress,
  type CompanyMail,
  type CompanyRecord,
} from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRow,
  CardRows,
  DateTime,
  EmptyState,
  IconMail,
  NoticeBar,
  SelectField,
  Skeleton,
  TextField,
  useDebouncedValue,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './mail-timeline.module.css';

const rest = 300;

/** Mails with the client's people both ways, newest first, to be found by subject and by person. */
export function MailTimeline({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const [userId, setUserId] = useState<string | null>(null);
  const [q] = useDebouncedValue(typed.trim(), rest);
  const mayList = company.allowedActions.includes('list_users');
  const people = api.useCompanyUsersListQuery({ params: { id: company.id } }, { skip: !mayList });
  // The first page without a filter, as the list below asks for it: where nothing is, nothing is found.
  const all = api.useCompaniesCommunicationsQuery({ params: { id: company.id }, query: {} });
  const isEmpty = all.data?.data.length === 0;
  return (
    <section className={classes.timeline} aria-label={t('record.communications.label')}>
      {!isEmpty && (
        <div className={classes.filter}>
          <TextField
            type="search"
            label={t('record.communications.search')}
            value={typed}
            onChange={setTyped}
          />
          {mayList && (
            <SelectField
              label={t('record.communications.person')}
              placeholder={t('record.communications.everybody')}
              value={userId}
              onChange={setUserId}
              options={(people.data?.data ?? []).map((one) => ({
                value: one.userId,
                label: one.name,
              }))}
              clearable
            />
          )}
        </div>
      )}
      <MailPage
        key={`${q}/${userId ?? ''}`}
        companyId={company.id}
        filter={{ ...(q && { q }), ...(userId && { userId }) }}
        onClear={() => {
          setTyped('');
          setUserId(null);
        }}
      />
    </section>
  );
}

interface MailPageProps {
  companyId: string;
  filter: { q?: string; userId?: string };
  cursor?: string;
  onClear: () => void;
}

function MailPage({ companyId, filter, cursor, onClear }: MailPageProps) {
  const t = useMessages();
  const [goesOn, setGoesOn] = useState(false);
  const query = api.useCompaniesCommunicationsQuery({
    params: { id: companyId },
    query: { ...filter, ...(cursor && { cursor }) },
  });
  const filtered = Object.keys(filter).length > 0;
  return (
    <QueryView
      query={query}
      size="block"
      skeleton={<Skeleton height={160} />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        filtered ? (
          <EmptyState
            icon={IconMail}
            title={t('record.communications.noneFiltered')}
            action={
              <Button variant="default" onClick={onClear}>
                {t('record.communications.clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={IconMail}
            title={t('record.communications.none')}
            text={t('record.communications.noneText')}
          />
        )
      }
    >
      {({ data, page, closedAddresses }) => (
        <>
          {cursor === undefined && <ClosedAddresses closed={closedAddresses} />}
          <Card flush>
            <CardRows>
              {data.map((mail) => (
                <CardRow key={mail.id}>
                  <Mail mail={mail} />
                </CardRow>
              ))}
            </CardRows>
          </Card>
          {page.nextCursor && !goesOn && (
            <Button variant="default" onClick={() => setGoesOn(true)}>
              {t('record.communications.more')}
            </Button>
          )}
          {page.nextCursor && goesOn && (
            <MailPage
              companyId={companyId}
              filter={filter}
              cursor={page.nextCursor}
              onClear={onClear}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

/** Addresses that get no mails, told before a user waits for an answer in vain. */
function ClosedAddresses({ closed }: { closed: readonly ClosedAddress[] }) {
  const t = useMessages();
  return closedAddressReasons.map((reason) => {
    const addresses = closed.filter((one) => one.reason === reason).map(({ address }) => address);
    return addresses.length === 0 ? null : (
      <NoticeBar key={reason} kind="warning">
        {t(`record.communications.closed.${reason}`, { addresses: addresses.join(', ') })}
      </NoticeBar>
    );
  });
}

const families = {
  sent: 'green',
  failed: 'red',
  bounced: 'red',
  suppressed: 'grey',
  cancelled: 'grey',
} as const;

/** One mail: subject, the people, and time; text on demand. */
function Mail({ mail }: { mail: CompanyMail }) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const { to, at, status, text, sentBy, from, isFromOther, leftFiles = [] } = mail;
  const subject = mail.subject || t('record.communications.noSubject');
  return (
    <div className={classes.mail}>
      <div className={classes.head}>
        <span className={classes.subject}>{subject}</span>
        <Badge family={status in families ? families[status as keyof typeof families] : 'blue'}>
          {t(`record.communications.status.${status}`)}
        </Badge>
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={open}
          aria-label={`${t(open ? 'record.communications.close' : 'record.communications.open')}: ${subject}`}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'record.communications.close' : 'record.communications.open')}
        </Button>
      </div>
      <div className={classes.facts}>
        {from ? (
          t('record.communications.from', {
            person: [from.name, from.address].filter(Boolean).join(', '),
          })
        ) : (
          <>
            {t('record.communications.to', { people: to.join(', ') })}
            {' · '}
            {sentBy
              ? t('record.communications.by', { name: sentBy.name })
              : t('record.communications.platform')}
          </>
        )}
        {' · '}
        <DateTime value={at} as="relative" />
      </div>
      {isFromOther && <div className={classes.facts}>{t('record.communications.fromOther')}</div>}
      {leftFiles.length > 0 && (
        <div className={classes.facts}>
          {t('record.communications.leftFiles', { names: leftFiles.join(', ') })}
        </div>
      )}
      {open && <p className={classes.text}>{text}</p>}
    </div>
  );
}

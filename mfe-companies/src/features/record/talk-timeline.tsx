import { useState } from 'react';
import {
  CallItem,
  ChatItem,
  MailItem,
  MeetingItem,
  isLeaving,
  talkClasses as classes,
  talkIdOf,
  useOpenedTalk,
  useTalkMessages,
} from '@muster/blocks';
import {
  closedAddressReasons,
  type ClosedAddress,
  communicationKinds,
  type CommunicationKind,
  type CompanyRecord,
  type CompanyTalk,
} from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconMail,
  IconPhone,
  NoticeBar,
  SelectField,
  Skeleton,
  TextField,
  useDebouncedValue,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { ReceivedMail } from './received-mail.tsx';

const rest = 300;
const pollMs = 5000;

type Shown = 'all' | CommunicationKind;

/** Mails with the client's people both ways, calls, meetings and chats, newest first, to be found by words and person. */
export function TalkTimeline({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const tt = useTalkMessages();
  const { show } = useOpenedTalk();
  const [kind, setKind] = useState<Shown>('all');
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
      <div className={classes.bar}>
        {!isEmpty && (
          <div className={classes.filter}>
            <SelectField<Shown>
              label={tt('filter.kind')}
              clearable={false}
              value={kind}
              onChange={(next) => setKind(next ?? 'all')}
              options={(['all', ...communicationKinds] as const).map((value) => ({
                value,
                label: tt(`filter.${value}`),
              }))}
            />
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
        <div className={classes.buttons}>
          {all.data?.mayLogCall && (
            <Button
              variant="default"
              leftSection={<IconPhone size={16} />}
              onClick={() => show('call')}
            >
              {tt('logCall')}
            </Button>
          )}
          {all.data?.mayWrite && (
            <Button leftSection={<IconMail size={16} />} onClick={() => show('write')}>
              {tt('write')}
            </Button>
          )}
        </div>
      </div>
      <TalkPage
        key={`${kind}/${q}/${userId ?? ''}`}
        companyId={company.id}
        filter={{ ...(kind !== 'all' && { kind }), ...(q && { q }), ...(userId && { userId }) }}
        onClear={() => {
          setKind('all');
          setTyped('');
          setUserId(null);
        }}
      />
    </section>
  );
}

interface TalkPageProps {
  companyId: string;
  filter: { kind?: CommunicationKind; q?: string; userId?: string };
  cursor?: string;
  onClear: () => void;
}

function TalkPage({ companyId, filter, cursor, onClear }: TalkPageProps) {
  const t = useMessages();
  const [goesOn, setGoesOn] = useState(false);
  const [polls, setPolls] = useState(false);
  const query = api.useCompaniesCommunicationsQuery(
    { params: { id: companyId }, query: { ...filter, ...(cursor && { cursor }) } },
    { pollingInterval: polls ? pollMs : 0, skipPollingIfUnfocused: true },
  );
  // What is on its way leaves within seconds.
  const isMoving = query.data?.data.some(isLeaving) ?? false;
  if (isMoving !== polls) setPolls(isMoving);
  const filtered = Object.keys(filter).length > 0;
  return (
    <QueryView
      query={query}
      size="block"
      keepPrevious
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
              {data.map((one) => (
                <CardRow key={talkIdOf(one)}>
                  <Item one={one} />
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
            <TalkPage
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

function Item({ one }: { one: CompanyTalk }) {
  if (one.kind === 'mail') return <MailItem mail={one.mail} />;
  if (one.kind === 'received') return <ReceivedMail mail={one.received} />;
  if (one.kind === 'meeting') return <MeetingItem meeting={one.meeting} />;
  if (one.kind === 'chat') return <ChatItem chat={one.chat} />;
  return <CallItem call={one.call} of="company" />;
}

import { useState } from 'react';
import {
  NoTalkFound,
  TalkBar,
  TalkRows,
  talkClasses as classes,
  useLeavingPolls,
  useTalkFilter,
} from '@muster/blocks';
import {
  closedAddressReasons,
  type ClosedAddress,
  type CommunicationKind,
  type CompanyRecord,
} from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { EmptyState, IconMail, NoticeBar, SelectField, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { ReceivedMail } from './received-mail.tsx';

/**
 * Mails in both directions with the client's people, calls, meetings and chats, newest first,
 * filtered by text and person.
 */
export function TalkTimeline({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const filter = useTalkFilter();
  const [userId, setUserId] = useState<string | null>(null);
  const mayList = company.allowedActions.includes('list_users');
  const people = api.useCompanyUsersListQuery({ params: { id: company.id } }, { skip: !mayList });
  // The unfiltered first page, shared with the list below: if it is empty, there is nothing to
  // filter.
  const all = api.useCompaniesCommunicationsQuery({ params: { id: company.id }, query: {} });
  const isEmpty = all.data?.data.length === 0;
  const query = { ...filter.query, ...(userId && { userId }) };
  const fields = mayList && (
    <SelectField
      label={t('record.communications.person')}
      placeholder={t('record.communications.everybody')}
      value={userId}
      onChange={setUserId}
      options={(people.data?.data ?? []).map((one) => ({ value: one.userId, label: one.name }))}
      clearable
    />
  );
  return (
    <section className={classes.timeline} aria-label={t('record.communications.label')}>
      <TalkBar
        filter={isEmpty ? null : filter}
        fields={fields}
        mayLogCall={all.data?.mayLogCall ?? false}
        mayWrite={all.data?.mayWrite ?? false}
      />
      <TalkPage
        key={JSON.stringify(query)}
        companyId={company.id}
        filter={query}
        onClear={() => {
          filter.clear();
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

function TalkPage({ cursor, ...props }: TalkPageProps) {
  const { companyId, filter, onClear } = props;
  const t = useMessages();
  const polls = useLeavingPolls();
  const query = api.useCompaniesCommunicationsQuery(
    { params: { id: companyId }, query: { ...filter, ...(cursor && { cursor }) } },
    polls.options,
  );
  polls.look(query.data?.data);
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
          <NoTalkFound onClear={onClear} />
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
          <TalkRows
            of="company"
            talks={data}
            received={(mail) => <ReceivedMail mail={mail} />}
            nextCursor={page.nextCursor}
            nextPage={(next) => <TalkPage {...props} cursor={next} />}
          />
        </>
      )}
    </QueryView>
  );
}

/** Addresses that receive no mails, so that users do not wait for an answer. */
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

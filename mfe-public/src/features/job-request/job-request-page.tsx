import { useState } from 'react';
import { errorText, useDocumentTitle, useHistoryState, useSession } from '@muster/kit';
import { ErrorState, LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { useRequestMessages } from './messages.ts';
import { RequestForm } from './request-form.tsx';
import { RequestThanks } from './request-thanks.tsx';
import { isSentRequest } from './request-values.ts';

/** Requesting a job: for visitors, and for signed-in clients. */
export function JobRequestPage() {
  const t = useRequestMessages();
  useDocumentTitle(t('title'), { whole: true });
  const session = useSession();
  const role = session?.role;
  const isClient = role === 'client_admin' || role === 'client_manager';
  const [sent, setSent] = useHistoryState('jobRequest', isSentRequest);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { data, error, isFetching, refetch } = api.useIntakesStartJobRequestQuery(
    {},
    // Each form has a ticket of its own: what one sends again corrects what it sent before.
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data && !isFetching)
    return <ErrorState size="page" text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText>{t('title')}</LoadingText>;
  const ticket = sent?.ticket ?? data.ticket;
  const onStale = () => {
    if (sent) setSent({ ...sent, ticket: null });
    void refetch();
  };
  if (sent && !isCorrecting)
    return (
      <RequestThanks
        ticket={ticket}
        sent={sent.values}
        isClient={isClient}
        onAgain={() => {
          setSent(null);
          void refetch();
        }}
        onCorrect={() => setIsCorrecting(true)}
        onStale={onStale}
      />
    );
  return (
    <RequestForm
      ticket={ticket}
      isClient={isClient}
      onStale={onStale}
      before={sent?.values ?? null}
      onSent={(values) => {
        setSent({ values, ticket });
        setIsCorrecting(false);
      }}
    />
  );
}

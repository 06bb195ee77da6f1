import { useState } from 'react';
import { errorText, useDocumentTitle, useSession } from '@muster/kit';
import { ErrorState, LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { useRequestMessages } from './messages.ts';
import { RequestForm } from './request-form.tsx';
import { RequestThanks } from './request-thanks.tsx';
import type { RequestValues } from './request-values.ts';

/** Requesting a job: for visitors, and for signed-in clients. */
export function JobRequestPage() {
  const t = useRequestMessages();
  useDocumentTitle(t('title'), { whole: true });
  const session = useSession();
  const role = session?.role;
  const isClient = role === 'client_admin' || role === 'client_manager';
  const [sent, setSent] = useState<RequestValues | null>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { data, error, isFetching, refetch } = api.useIntakesStartJobRequestQuery({});
  if (error && !data && !isFetching)
    return <ErrorState size="page" text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText>{t('title')}</LoadingText>;
  if (sent && !isCorrecting)
    return (
      <RequestThanks
        ticket={data.ticket}
        sent={sent}
        isClient={isClient}
        onAgain={() => setSent(null)}
        onCorrect={() => setIsCorrecting(true)}
        onStale={() => void refetch()}
      />
    );
  return (
    <RequestForm
      ticket={data.ticket}
      isClient={isClient}
      onStale={() => void refetch()}
      before={sent}
      onSent={(values) => {
        setSent(values);
        setIsCorrecting(false);
      }}
    />
  );
}

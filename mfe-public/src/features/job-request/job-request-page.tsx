import { useState } from 'react';
import { errorText, useDocumentTitle, useSession } from '@muster/kit';
import { ErrorState, LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { useRequestMessages } from './messages.ts';
import { RequestForm } from './request-form.tsx';
import { RequestThanks } from './request-thanks.tsx';

/** Requesting a job: for visitors, and for signed-in clients. */
export function JobRequestPage() {
  const t = useRequestMessages();
  useDocumentTitle(t('title'), { whole: true });
  const session = useSession();
  const role = session?.role;
  const isClient = role === 'client_admin' || role === 'client_manager';
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = api.useIntakesStartJobRequestQuery({});
  if (sentTo !== null)
    return <RequestThanks mail={sentTo} isClient={isClient} onAgain={() => setSentTo(null)} />;
  if (error && !data && !isFetching)
    return <ErrorState size="page" text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText>{t('title')}</LoadingText>;
  return (
    <RequestForm
      ticket={data.ticket}
      isClient={isClient}
      onStale={() => void refetch()}
      onSent={setSentTo}
    />
  );
}

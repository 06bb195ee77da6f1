import { isUnsent } from '@muster/contracts';
import { isApiError, useDocumentTitle } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from './applying-api.ts';
import { ApplicationEnd } from './application-end.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ApplyingRefusal } from './applying-refusal.tsx';
import { useApplyingMessages } from './messages.ts';

/** An application behind its link: filled in step by step, confirmed, received. */
export function ApplicationPage() {
  const t = useApplyingMessages();
  const { id: handle = '', step } = useParams();
  const {
    currentData: applying,
    error,
    isFetching,
    refetch,
  } = api.useApplyingReadQuery({ params: { handle } }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(
    applying && (applying.job ? t('forJob', { title: applying.job.title }) : t('forPool')),
    { whole: true },
  );
  // What is being typed stays on the page while the connection is away.
  const isOver = isApiError(error) && error.code.startsWith('TOKEN_');
  if (error && !isFetching && (isOver || !applying))
    return <ApplyingRefusal error={error} onRetry={() => void refetch()} />;
  if (!applying) return <LoadingText>{t('forPool')}</LoadingText>;
  return isUnsent(applying.status) ? (
    <ApplicationForm handle={handle} applying={applying} wanted={step} />
  ) : (
    <ApplicationEnd handle={handle} applying={applying} />
  );
}

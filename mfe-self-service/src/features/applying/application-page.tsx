import { isUnsent } from '@muster/contracts';
import { isApiError, isLinkNotOpen, useDocumentTitle } from '@muster/kit';
import { LoadingText, NoticeBar } from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from './applying-api.ts';
import { ApplicationEnd } from './application-end.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ApplyingRefusal } from './applying-refusal.tsx';
import { useApplyingMessages } from './messages.ts';

/** Application behind its link: filled in by steps, confirmed, received. */
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
  // Typed text stays on the page while the connection is lost, or the browser may no longer save it.
  const isOver = isApiError(error) && !isLinkNotOpen(error) && error.code.startsWith('TOKEN_');
  if (error && !isFetching && (isOver || !applying))
    return <ApplyingRefusal handle={handle} error={error} onRetry={() => void refetch()} />;
  if (!applying) return <LoadingText>{t('forPool')}</LoadingText>;
  return (
    <>
      {!isFetching && isLinkNotOpen(error) && (
        <NoticeBar kind="warning">{t('save.notOpen')}</NoticeBar>
      )}
      {isUnsent(applying.status) ? (
        <ApplicationForm handle={handle} applying={applying} wanted={step} />
      ) : (
        <ApplicationEnd handle={handle} applying={applying} />
      )}
    </>
  );
}

import { isApiError, useDocumentTitle } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { BeginForm } from './begin-form.tsx';
import { ConfirmDevice } from './confirm-device.tsx';
import { useScreeningMessages } from './messages.ts';

/** A screening form behind the link that was mailed: begun by a press, answered, handed in. */
export function ScreeningFormPage() {
  const t = useScreeningMessages();
  const { formId: handle = '' } = useParams();
  const {
    currentData: form,
    error,
    isFetching,
    refetch,
  } = api.useScreeningVisitReadQuery({ params: { handle } }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(form?.title, { whole: true });
  // What is being written stays on the page while the connection is away.
  const isOver = isApiError(error) && error.code.startsWith('TOKEN_');
  if (isApiError(error) && error.code === 'IDENTITY_NOT_CONFIRMED')
    return (
      <ConfirmDevice
        handle={handle}
        maskedEmail={String(error.context?.['maskedEmail'] ?? '')}
        onConfirmed={() => void refetch()}
      />
    );
  if (error && !isFetching && (isOver || !form))
    return <LinkRefusal error={error} onRetry={() => void refetch()} />;
  if (!form) return <LoadingText>{t('opening')}</LoadingText>;
  return form.isBegun ? (
    <AnswerSheet handle={handle} form={form} onClosed={() => void refetch()} />
  ) : (
    <BeginForm handle={handle} form={form} />
  );
}

import { isApiError, useDocumentTitle } from '@muster/kit';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { BeginForm } from './begin-form.tsx';
import { ConfirmDevice } from './confirm-device.tsx';
import { useScreeningMessages } from './messages.ts';

/** Screening form behind a mailed link: started by a button, answered, submitted. */
export function ScreeningFormPage() {
  const t = useScreeningMessages();
  const { formId: handle = '' } = useParams();
  const query = api.useScreeningVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error, refetch } = query;
  useDocumentTitle(currentData?.title, { whole: true });
  if (isApiError(error) && error.code === 'IDENTITY_NOT_CONFIRMED')
    return (
      <ConfirmDevice
        handle={handle}
        maskedEmail={String(error.context?.['maskedEmail'] ?? '')}
        onConfirmed={() => void refetch()}
      />
    );
  return (
    <LinkView query={query} opening={t('opening')}>
      {(form) =>
        form.isBegun ? (
          <AnswerSheet handle={handle} form={form} onClosed={() => void refetch()} />
        ) : (
          <BeginForm handle={handle} form={form} />
        )
      }
    </LinkView>
  );
}

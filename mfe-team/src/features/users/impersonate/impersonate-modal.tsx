import { useParams } from 'react-router-dom';
import { QueryView, useOverlayClose } from '@muster/kit';
import { DecisionNotice, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { ImpersonateForm } from './impersonate-form.tsx';
import { ImpersonateRefused } from './impersonate-refused.tsx';
import { useImpersonateMessages } from './use-impersonate-messages.ts';

/** What impersonating a person involves, or why it is not possible. */
export function ImpersonateModal() {
  const t = useImpersonateMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useImpersonationOfferQuery(
    { params: { id } },
    // The number of remaining starts must be current.
    { refetchOnMountOrArgChange: true, refetchOnFocus: false },
  );
  const offer = query.currentData;
  if (offer?.refusedBy)
    return <ImpersonateRefused name={offer.targetName} refusedBy={offer.refusedBy} />;
  if (offer) return <ImpersonateForm offer={offer} />;
  return (
    <DecisionNotice onClose={close} title={t('titleLoading')} keep={t('close')}>
      <QueryView query={query} size="compact" skeleton={<Skeleton height={200} />}>
        {() => null}
      </QueryView>
    </DecisionNotice>
  );
}

import { useParams } from 'react-router-dom';
import { QueryView, useOverlayClose } from '@muster/kit';
import { DecisionNotice, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { ImpersonateForm } from './impersonate-form.tsx';
import { ImpersonateRefused } from './impersonate-refused.tsx';
import { useImpersonateMessages } from './use-impersonate-messages.ts';

/** What acting as a person means, or why it cannot be. */
export function ImpersonateModal() {
  const t = useImpersonateMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useImpersonationOfferQuery(
    { params: { id } },
    // How many starts are left is of this moment.
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

import { useParams } from 'react-router-dom';
import { QueryView, useOverlayClose } from '@muster/kit';
import { Button, DecisionModal, OverlayFooter, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { ImpersonateForm } from './impersonate-form.tsx';
import { ImpersonateRefused } from './impersonate-refused.tsx';
import { useImpersonateWords } from './use-impersonate-words.ts';

/** Screen 116: what acting as a person means, or why it cannot be. */
export function ImpersonateModal() {
  const t = useImpersonateWords();
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
    <DecisionModal
      opened
      onClose={close}
      title={t('titleLoading')}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('close')}
          </Button>
        </OverlayFooter>
      }
    >
      <QueryView query={query} size="compact" skeleton={<Skeleton height={200} />}>
        {() => null}
      </QueryView>
    </DecisionModal>
  );
}

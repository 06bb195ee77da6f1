import { useParams } from 'react-router-dom';
import { useOverlayClose } from '@muster/kit';
import { DecisionNotice, NotFoundState } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { BioLoader } from './bio-loader.tsx';

/** Edits a bio, with its history. */
export function EditBioDrawer() {
  const t = useMessages();
  const { bioId = '' } = useParams();
  return (
    <CandidateDrawer title={t('bios.editTitle')} action="edit_bios">
      {(candidate) =>
        candidate.bios?.some(({ id }) => id === bioId) ? (
          <BioLoader key={bioId} candidate={candidate} bioId={bioId} />
        ) : (
          <BioGone />
        )
      }
    </CandidateDrawer>
  );
}

function BioGone() {
  const t = useMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={close} title={t('bios.editTitle')} keep={t('bios.close')}>
      <NotFoundState size="block" text={t('bios.gone')} />
    </DecisionNotice>
  );
}

import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { BioLoader } from './bio-loader.tsx';

/** Form for a new bio. */
export function NewBioDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('bios.newTitle')} action="edit_bios">
      {(candidate) => <BioLoader candidate={candidate} bioId={null} />}
    </CandidateDrawer>
  );
}

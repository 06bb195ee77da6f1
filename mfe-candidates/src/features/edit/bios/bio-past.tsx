import type { CandidateRecord } from '@muster/contracts';
import { BioHistory } from './bio-history.tsx';
import { BioUses } from './bio-uses.tsx';
import { DeleteBio } from './delete-bio.tsx';
import { useBioUses } from './use-bio-uses.ts';

interface BioPastProps {
  candidate: CandidateRecord;
  bioId: string;
  /** Whether there are unsaved changes. */
  dirty: boolean;
  onDeleted: () => void;
}

/** Sections of an existing bio: uses, history, deletion. */
export function BioPast({ candidate, bioId, dirty, onDeleted }: BioPastProps) {
  const uses = useBioUses(candidate, bioId);
  return (
    <>
      <BioUses uses={uses} />
      <BioHistory candidate={candidate} bioId={bioId} dirty={dirty} />
      <DeleteBio
        candidate={candidate}
        bioId={bioId}
        liveUses={uses.filter(({ status }) => status === 'active').length}
        onDeleted={onDeleted}
      />
    </>
  );
}

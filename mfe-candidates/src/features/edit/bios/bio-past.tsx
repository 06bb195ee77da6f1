import type { CandidateRecord } from '@muster/contracts';
import { BioHistory } from './bio-history.tsx';
import { BioUses } from './bio-uses.tsx';
import { DeleteBio } from './delete-bio.tsx';
import { useBioUses } from './use-bio-uses.ts';

interface BioPastProps {
  candidate: CandidateRecord;
  bioId: string;
  /** Something is typed and not saved. */
  dirty: boolean;
  onDeleted: () => void;
}

/** What a bio that is there already has behind it: where it is used, what it said, its end. */
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

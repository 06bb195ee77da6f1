import { useEffect, useEffectEvent, useState } from 'react';
import type { CandidateRecord } from '@muster/contracts';
import { useOverlayClose } from '@muster/kit';
import { Drawer, PageSkeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { BioEditor } from './bio-editor.tsx';
import type { KeptDraft } from './use-bio-autosave.ts';

interface BioLoaderProps {
  candidate: CandidateRecord;
  /** Null for a new bio. */
  bioId: string | null;
}

/** Loads an unsaved draft before the form opens, to avoid a layout shift. */
export function BioLoader({ candidate, bioId }: BioLoaderProps) {
  const t = useMessages();
  const close = useOverlayClose();
  const [read] = api.useLazyBiosReadDraftQuery();
  const [draft, setDraft] = useState<KeptDraft | null>();

  const load = useEffectEvent(async () => {
    const params = { id: candidate.id, key: bioId ?? 'new' };
    const { draft: found } = await read({ params }).unwrap();
    return isNewer(found, candidate, bioId) ? found : null;
  });
  useEffect(() => {
    // Without the draft, the form still works with the saved text.
    load().then(setDraft, () => setDraft(null));
  }, []);

  if (draft === undefined)
    return (
      <Drawer opened onClose={close} title={t(bioId === null ? 'bios.newTitle' : 'bios.editTitle')}>
        <PageSkeleton variant="form" />
      </Drawer>
    );
  return <BioEditor candidate={candidate} bioId={bioId} draft={draft} />;
}

/** A draft older than the last save would undo it. */
function isNewer(
  draft: KeptDraft | null,
  { bios = [] }: CandidateRecord,
  bioId: string | null,
): boolean {
  if (!draft) return false;
  const bio = bios.find(({ id }) => id === bioId);
  return !bio || draft.savedAt > bio.updatedAt;
}

import { useState } from 'react';
import { useCan } from '@muster/kit';
import { Button } from '@muster/ui';
import { EvidenceDrawer } from './evidence-drawer.tsx';
import { useEvidenceMessages } from './messages.ts';

/** Opens the evidence for a candidate's skills, for users who may read the vetting. */
export function EvidenceButton({ candidateId }: { candidateId: string }) {
  const t = useEvidenceMessages();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can('vetting.readSummary')) return null;
  return (
    <>
      <Button size="xs" variant="subtle" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <EvidenceDrawer candidateId={candidateId} onClose={() => setOpen(false)} />}
    </>
  );
}

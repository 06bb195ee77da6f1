import { lazyNamed } from '@muster/kit';
import { Suspense } from 'react';
import { useCandidateAddress } from './use-candidate-address.ts';

const OpenedCandidate = lazyNamed(() => import('./opened-candidate.tsx'), 'OpenedCandidate');

/** Profile that the address names, over the page; its code is loaded lazily. */
export function CandidatePanel() {
  const { id, show } = useCandidateAddress();
  if (!id) return null;
  return (
    <Suspense fallback={null}>
      <OpenedCandidate key={id} id={id} onClose={() => show(null)} />
    </Suspense>
  );
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onProof, openProof } from './proof-question.ts';

const ProofModal = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ '../account/proof/proof-modal.tsx'))
    .ProofModal,
}));

/** Asks for the password or a code over the current page. */
export function ProofDialog() {
  const question = useSyncExternalStore(onProof, openProof);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ProofModal onAnswer={question.answer} />
    </Suspense>
  );
}

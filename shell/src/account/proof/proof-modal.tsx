import { LeaveGuardProvider } from '@muster/kit';
import { AccountRoot } from '../account-root.tsx';
import { ProofForm } from './proof-form.tsx';

/** The identity check with the services it needs. */
export function ProofModal({ onAnswer }: { onAnswer: (csrfToken: string | null) => void }) {
  return (
    <AccountRoot guest>
      <LeaveGuardProvider>
        <ProofForm onAnswer={onAnswer} />
      </LeaveGuardProvider>
    </AccountRoot>
  );
}

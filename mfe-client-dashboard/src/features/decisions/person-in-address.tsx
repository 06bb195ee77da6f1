import type { ClientCandidate, ClientCandidateAction } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { ClosedDecision } from '../../shared/candidates/closed-decision.tsx';

interface PersonInAddressProps {
  action: ClientCandidateAction;
  children: (person: ClientCandidate, reload: () => void) => ReactNode;
}

/** Decision on the candidate named by the address, or why it cannot be made now. */
export function PersonInAddress({ action, children }: PersonInAddressProps) {
  const close = useOverlayClose();
  const { jobApplicationId: id = '' } = useParams();
  const query = api.usePersonQuery({ params: { id } });
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(person) =>
        person.allowedActions.includes(action) ? (
          children(person, () => void query.refetch())
        ) : (
          <ClosedDecision person={person} onClose={() => close()} />
        )
      }
    </QueryView>
  );
}

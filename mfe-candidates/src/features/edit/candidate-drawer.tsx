import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { CandidateAction, CandidateRecord } from '@muster/contracts';
import { LoadingDrawer, useFormRecord, useOverlayClose } from '@muster/kit';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';

interface CandidateDrawerProps {
  title: string;
  /** Required action; a record that does not allow it now shows that instead. */
  action: CandidateAction;
  children: (candidate: CandidateRecord) => ReactNode;
}

/** Loads the record of an edit address and passes it to the form once. */
export function CandidateDrawer({ title, action, children }: CandidateDrawerProps) {
  const t = useMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useCandidatesReadQuery({ params: { id } });
  const [loaded] = useFormRecord(query.currentData);
  if (loaded?.allowedActions.includes(action)) return children(loaded);
  return (
    <LoadingDrawer
      query={query}
      onClose={close}
      title={title}
      refusal={loaded && t(loaded.deleted ? 'edit.deleted' : 'edit.notAllowed')}
    />
  );
}

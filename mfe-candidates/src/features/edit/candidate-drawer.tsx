import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { CandidateAction, CandidateRecord } from '@muster/contracts';
import { QueryView, useFormRecord, useOverlayClose } from '@muster/kit';
import { Drawer, NoticeBar, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';

interface CandidateDrawerProps {
  title: string;
  /** What the form does; a record that does not allow it now says so instead. */
  action: CandidateAction;
  children: (candidate: CandidateRecord) => ReactNode;
}

/** Loads the record of an edit address and hands it to the form once. */
export function CandidateDrawer({ title, action, children }: CandidateDrawerProps) {
  const t = useWords();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useCandidatesReadQuery({ params: { id } });
  const [loaded] = useFormRecord(query.currentData);
  if (loaded?.allowedActions.includes(action)) return children(loaded);
  return (
    <Drawer opened onClose={close} title={title}>
      {loaded ? (
        <NoticeBar kind="warning">
          {t(loaded.deleted ? 'edit.deleted' : 'edit.notAllowed')}
        </NoticeBar>
      ) : (
        <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
          {() => null}
        </QueryView>
      )}
    </Drawer>
  );
}

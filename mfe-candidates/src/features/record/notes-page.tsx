import { BlocksProvider, NotesPanel } from '@muster/blocks';
import { api } from '../../api.ts';
import { CandidatePage } from './candidate-page.tsx';

/** What colleagues wrote down about the person. */
export function NotesPage() {
  return (
    <CandidatePage tab="notes">
      {(candidate) => (
        <BlocksProvider api={api}>
          <NotesPanel subject={{ subjectType: 'candidate', subjectId: candidate.id }} />
        </BlocksProvider>
      )}
    </CandidatePage>
  );
}

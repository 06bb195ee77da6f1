import { BlocksProvider, NotesPanel } from '@muster/blocks';
import { api } from '../../api.ts';
import { CandidatePage } from './candidate-page.tsx';

/** Colleagues' notes about the candidate. */
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

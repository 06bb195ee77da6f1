import { BlocksProvider, NotesPanel } from '@muster/blocks';
import { api } from '../../api.ts';
import { CompanyPage } from './company-page.tsx';

/** What colleagues wrote down about the client; the client never reads it. */
export function NotesPage() {
  return (
    <CompanyPage tab="notes">
      {(company) => (
        <BlocksProvider api={api}>
          <NotesPanel subject={{ subjectType: 'company', subjectId: company.id }} />
        </BlocksProvider>
      )}
    </CompanyPage>
  );
}

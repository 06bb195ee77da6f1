import { BlocksProvider, NotesPanel } from '@muster/blocks';
import { api } from '../../api.ts';
import { CompanyPage } from './company-page.tsx';

/** Colleagues' notes about the client; the client never sees them. */
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

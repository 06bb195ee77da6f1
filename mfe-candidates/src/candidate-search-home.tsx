import { useLocation, useNavigate } from 'react-router-dom';
import { candidatesRoutes, readableQuery } from '@muster/contracts';
import { Can, OverlayScope, lazyNamed } from '@muster/kit';
import { candidateSelection } from './shared/candidate-selection.ts';

const CandidateSearchPage = lazyNamed(
  () => import('./features/search/candidate-search-page.tsx'),
  'CandidateSearchPage',
);
const AddToJobDrawer = lazyNamed(
  () => import('./features/add-to-job/add-to-job-drawer.tsx'),
  'AddToJobDrawer',
);
const BulkPoolModal = lazyNamed(
  () => import('./features/list/bulk/bulk-pool-modal.tsx'),
  'BulkPoolModal',
);

/**
 * Candidate search, with bulk actions on the selected candidates over it, by address (`?do=job`).
 */
export function CandidateSearchHome() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const selection = candidateSelection.use();
  const params = new URLSearchParams(search);
  const action = params.get('do');
  params.delete('do');
  const query = readableQuery(params);
  const page = { pathname, search: query && `?${query}` };
  return (
    <>
      <CandidateSearchPage />
      {action === 'job' && (
        <Can permission="application.add">
          <OverlayScope page={page} title={candidatesRoutes.bulkAddToJob.title}>
            <AddToJobDrawer />
          </OverlayScope>
        </Can>
      )}
      {action === 'pool' && (
        <Can permission="candidate.bulkPool">
          <BulkPoolModal
            selection={selection}
            onClose={() => void navigate(page, { replace: true })}
          />
        </Can>
      )}
    </>
  );
}

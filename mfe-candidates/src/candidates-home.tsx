import { useSearchParams } from 'react-router-dom';
import { Can, lazyNamed } from '@muster/kit';

const CandidatesPage = lazyNamed(
  () => import('./features/list/candidates-page.tsx'),
  'CandidatesPage',
);
const DuplicatesPage = lazyNamed(
  () => import('./features/duplicates/duplicates-page.tsx'),
  'DuplicatesPage',
);

/** Candidates list, or by address (`?show=duplicates`) the possible duplicates. */
export function CandidatesHome() {
  const [search] = useSearchParams();
  if (search.get('show') !== 'duplicates') return <CandidatesPage />;
  return (
    <Can permission="candidate.readDuplicates" fallback={<CandidatesPage />}>
      <DuplicatesPage />
    </Can>
  );
}

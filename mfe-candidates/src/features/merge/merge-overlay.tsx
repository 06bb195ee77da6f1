import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { candidatesRoutes, href } from '@muster/contracts';
import { lazyNamed } from '@muster/kit';

const MergeDrawer = lazyNamed(() => import('./merge-drawer.tsx'), 'MergeDrawer');

/**
 * Opens the merge over a record by address: `?merge=<id>`, or several ids, which are merged one
 * after the other.
 */
export function MergeOverlay() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [otherId, ...further] = (search.get('merge') ?? '').split(',').filter(Boolean);
  if (!otherId || otherId === id) return null;
  const show = (keep: string, others: readonly string[]) =>
    void navigate(
      href(candidatesRoutes.profile, { id: keep }, { merge: others.join(',') || undefined }),
      { replace: true },
    );
  return (
    <MergeDrawer
      key={`${id} ${otherId}`}
      survivorId={id}
      duplicateId={otherId}
      further={further.length}
      onSwap={() => show(otherId, [id, ...further])}
      onClose={() => show(id, [])}
      onMerged={() => show(id, further)}
    />
  );
}

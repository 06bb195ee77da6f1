import { useNavigate, useSearchParams } from 'react-router-dom';
import { candidatesRoutes, href } from '@muster/contracts';
import { Can, lazyNamed } from '@muster/kit';

const ImportDrawer = lazyNamed(() => import('./import-drawer.tsx'), 'ImportDrawer');

/** Opens the import over the list by address: `?import=1` for a new one, otherwise by id. */
export function ImportOverlay() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('import');
  if (!asked) return null;
  const go = (next: string | undefined) => {
    const others = [...search].filter(([key]) => key !== 'import');
    const query = { ...Object.fromEntries(others), import: next };
    void navigate(href(candidatesRoutes.list, {}, query), { replace: true });
  };
  return (
    <Can permission="candidate.import">
      <ImportDrawer id={asked === '1' ? null : asked} onGo={go} onClose={() => go(undefined)} />
    </Can>
  );
}

import { useLocation, useParams } from 'react-router-dom';
import { OverlayScope, useUrlParam } from '@muster/kit';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { TeamDrawer } from './team-drawer.tsx';

/** Team form over the overview, opened by the query: `?edit=team`. */
export function TeamOverlay() {
  const t = useMessages();
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const [edited] = useUrlParam('edit', ['team']);
  const { currentData: company } = api.useCompaniesReadQuery({ params: { id } }, { skip: !edited });
  if (!edited || !company?.allowedActions.includes('edit_team')) return null;
  const params = new URLSearchParams(search);
  params.delete('edit');
  const rest = params.toString();
  return (
    <OverlayScope page={{ pathname, search: rest && `?${rest}` }} title={t('edit.team.title')}>
      <TeamDrawer key={company.id} company={company} />
    </OverlayScope>
  );
}

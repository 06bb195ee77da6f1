import { href, teamRoutes, type SearchIndexView, type SearchKind } from '@muster/contracts';
import { QueryView, errorText, usePlatform } from '@muster/kit';
import { Button, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { SettingsPanel } from '../../shared/settings-panel.tsx';
import { IndexFacts } from './index-facts.tsx';
import { IndexState } from './index-state.tsx';
import { KindRows } from './kind-rows.tsx';
import { useSearchIndexMessages } from './messages.ts';
import { TestQuery } from './test-query.tsx';

/** Polling intervals in milliseconds while a rebuild runs, and otherwise. */
const whileRunning = 1000;
const otherwise = 15_000;

/** The state of the search index, rebuilds by type or as a whole, and a test query. */
export function SearchIndexPage() {
  const t = useSearchIndexMessages();
  const { notify } = usePlatform();
  const known = api.endpoints.searchIndexRead.useQueryState({}).data;
  const query = api.useSearchIndexReadQuery(
    {},
    { pollingInterval: isRebuilding(known) ? whileRunning : otherwise, refetchOnFocus: true },
  );
  const [rebuild, { isLoading }] = api.useSearchIndexRebuildMutation();
  const ask = async (kind: SearchKind | null) => {
    const { error } = await rebuild({ body: { kind } });
    if (error) notify({ kind: 'error', text: errorText(error) });
    else notify({ kind: 'success', text: t('asked') });
  };
  const busy = isLoading || isRebuilding(query.data);
  return (
    <SettingsPanel
      index={{ label: t('settings'), href: href(teamRoutes.settings) }}
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button disabled={busy} loading={isLoading} onClick={() => void ask(null)}>
          {t('rebuildAll')}
        </Button>
      }
    >
      <QueryView query={query} skeleton={<Waiting />}>
        {(view) => (
          <>
            <IndexState view={view} />
            <KindRows kinds={view.kinds} busy={busy} onRebuild={(kind) => void ask(kind)} />
            <IndexFacts view={view} />
          </>
        )}
      </QueryView>
      <TestQuery />
    </SettingsPanel>
  );
}

const isRebuilding = (view: SearchIndexView | undefined): boolean =>
  view?.rebuild?.state === 'waiting' || view?.rebuild?.state === 'running';

/** As high as the content it replaces. */
function Waiting() {
  return (
    <>
      <Skeleton height={64} />
      <Skeleton height={425} />
      <Skeleton height={207} />
    </>
  );
}

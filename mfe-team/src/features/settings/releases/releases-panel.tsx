import type { RemoteState } from '@muster/contracts';
import { QueryView, useOverlayParam } from '@muster/kit';
import { Breadcrumbs, CardRows, Card, PageHeader, Skeleton, Stack } from '@muster/ui';
import { api } from '../../../api.ts';
import { RemoteDrawer } from './remote-drawer.tsx';
import { RemoteRow } from './remote-row.tsx';
import { TokensCard } from './tokens/tokens-card.tsx';
import { useMessages } from './use-messages.ts';
import classes from './releases.module.css';

/** The builds of each area. One area opens in a drawer, where it is switched. */
export function ReleasesPanel({ index }: { index: { label: string; href: string } }) {
  const t = useMessages();
  const query = api.useReleasesListQuery({}, { refetchOnFocus: true });
  return (
    <div className={classes.page}>
      <div className={classes.crumbs}>
        <Breadcrumbs items={[index, { label: t('title') }]} />
      </div>
      <PageHeader variant="page" title={t('title')} subtitle={t('subtitle')} />
      <div className={classes.remotes}>
        <QueryView
          query={query}
          skeleton={
            <Stack gap="xs">
              {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
                <Skeleton key={row} height={56} />
              ))}
            </Stack>
          }
        >
          {({ remotes }) => <Remotes remotes={remotes} refetch={query.refetch} />}
        </QueryView>
        <TokensCard />
      </div>
    </div>
  );
}

type RemotesProps = { remotes: readonly RemoteState[]; refetch: () => unknown };

function Remotes({ remotes, refetch }: RemotesProps) {
  const [open, setOpen] = useOverlayParam(
    'remote',
    remotes.map(({ name }) => name),
  );
  const shown = remotes.find(({ name }) => name === open);
  return (
    <>
      <Card flush>
        <CardRows>
          {remotes.map((remote) => (
            <RemoteRow key={remote.name} remote={remote} onManage={() => setOpen(remote.name)} />
          ))}
        </CardRows>
      </Card>
      {shown && <RemoteDrawer remote={shown} refetch={refetch} onClose={() => setOpen(null)} />}
    </>
  );
}

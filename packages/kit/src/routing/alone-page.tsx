import type { Route } from '@muster/contracts';
import { EmptyState, ListPage, PageHeader, defineMessages, useT } from '@muster/ui';
import { AppLink } from './app-link.tsx';
import type { RemoteRouteTable } from './define-remote-routes.tsx';

const aloneMessages = defineMessages('kit.alone', {
  pages: 'Pages',
  none: 'No page opens by its address alone',
  noneText: 'Open the address of a page.',
  signedOut: 'Nobody is signed in',
  signedOutText:
    'Sign in on the platform’s own pages, on this host, and reload this page. The session holds for both.',
});

/** Replaces the shell for a remote that runs alone: sign-in and navigation. */
export function AlonePage({ table, found }: { table: RemoteRouteTable; found: Route | null }) {
  const t = useT(aloneMessages);
  if (found) return <EmptyState title={t('signedOut')} text={t('signedOutText')} />;
  if (table.entries.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <ListPage>
      <PageHeader title={t('pages')} />
      <ul>
        {table.entries.map(({ path, title }) => (
          <li key={path}>
            <AppLink href={path}>{title}</AppLink>
          </li>
        ))}
      </ul>
    </ListPage>
  );
}

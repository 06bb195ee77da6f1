import { href, teamRoutes, type DataOverview } from '@muster/contracts';
import { QueryView, isApiError, useUrlParam } from '@muster/kit';
import {
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconStack2,
  Link,
  Skeleton,
  formatBytes,
} from '@muster/ui';
import { api } from '../../api.ts';
import { SettingsPanel } from '../../shared/settings-panel.tsx';
import { CollectionView } from './collection-view.tsx';
import { HealthChecks } from './health-checks.tsx';
import { useDataHealthMessages } from './messages.ts';
import classes from './data-health.module.css';

/** The state of the database; with `?collection=`, a read-only view of one collection. */
export function DataHealthPage() {
  const t = useDataHealthMessages();
  const query = api.useDataBrowserOverviewQuery({});
  const names = query.data?.collections.map(({ name }) => name) ?? [];
  const [open] = useUrlParam('collection', names);
  const settings = { label: t('settings'), href: href(teamRoutes.settings) };
  if (isApiError(query.error) && query.error.code === 'FEATURE_DISABLED')
    return (
      <SettingsPanel index={settings} title={t('title')} subtitle={t('subtitle')}>
        <EmptyState icon={IconStack2} title={t('off')} text={t('offText')} />
      </SettingsPanel>
    );
  if (open)
    return (
      <SettingsPanel
        index={{ label: t('title'), href: href(teamRoutes.settingsPrisma) }}
        title={open}
        subtitle={t('subtitle')}
      >
        <CollectionView key={open} name={open} />
      </SettingsPanel>
    );
  return (
    <SettingsPanel index={settings} title={t('title')} subtitle={t('subtitle')}>
      <QueryView query={query} skeleton={<Waiting />}>
        {({ checks, collections }) => (
          <>
            <HealthChecks checks={checks} />
            <Collections collections={collections} />
          </>
        )}
      </QueryView>
    </SettingsPanel>
  );
}

function Collections({ collections }: { collections: DataOverview['collections'] }) {
  const t = useDataHealthMessages();
  return (
    <Card title={t('collections')} count={collections.length} flush>
      <CardRows>
        {collections.map(({ name, documents, indexes, bytes }) => (
          <CardRow key={name}>
            <div className={classes.grow}>
              <Link
                className={classes.name}
                href={href(teamRoutes.settingsPrisma, {}, { collection: name })}
              >
                {name}
              </Link>
            </div>
            <span className={classes.figure}>
              {t('collection.documents', { count: documents })}
            </span>
            <span className={classes.quiet}>{t('collection.indexes', { count: indexes })}</span>
            {bytes !== null && <span className={classes.size}>{formatBytes(bytes)}</span>}
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** As high as the content it replaces. */
function Waiting() {
  return (
    <>
      <Skeleton height={370} />
      <Skeleton height={900} />
    </>
  );
}

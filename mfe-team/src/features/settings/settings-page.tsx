import { href, teamRoutes } from '@muster/contracts';
import { useCan, useUrlParam } from '@muster/kit';
import { PageHeader, useT } from '@muster/ui';
import { settingsMessages } from './messages.ts';
import { ReleasesPanel } from './releases/releases-panel.tsx';
import { SettingsIndex } from './settings-index.tsx';
import classes from './settings.module.css';

/** The way to everything that can be set, by right; with `?panel=releases`, what runs where. */
export function SettingsPage() {
  const t = useT(settingsMessages);
  const can = useCan();
  const [panel] = useUrlParam('panel', ['releases']);
  if (panel === 'releases' && can('release.manage'))
    return <ReleasesPanel index={{ label: t('title'), href: href(teamRoutes.settings) }} />;
  return (
    <div className={classes.page}>
      <PageHeader variant="page" title={t('title')} subtitle={t('subtitle')} />
      <SettingsIndex />
    </div>
  );
}

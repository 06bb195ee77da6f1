import type { ReactNode } from 'react';
import { Breadcrumbs, PageHeader } from '@muster/ui';
import classes from './settings-panel.module.css';

/** The link from a panel back to the index. */
export interface SettingsIndexLink {
  label: string;
  href: string;
}

interface SettingsPanelProps {
  index: SettingsIndexLink;
  title: string;
  subtitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of the settings, opened from the index. */
export function SettingsPanel({ index, title, subtitle, actions, children }: SettingsPanelProps) {
  return (
    <div className={classes.page}>
      <div className={classes.crumbs}>
        <Breadcrumbs items={[index, { label: title }]} />
      </div>
      <PageHeader variant="page" title={title} subtitle={subtitle} actions={actions} />
      <div className={classes.body}>{children}</div>
    </div>
  );
}

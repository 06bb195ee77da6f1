import type { ReactNode } from 'react';
import { href, teamRoutes } from '@muster/contracts';
import { Breadcrumbs, PageHeader } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

interface TemplateFrameProps {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  preview: ReactNode;
  /** The form and the content below it. */
  children: ReactNode;
}

/** The page of one template: the text on one side, its preview on the other. */
export function TemplateFrame({ title, subtitle, actions, preview, children }: TemplateFrameProps) {
  const t = useTemplateMessages();
  return (
    <div className={classes.wide}>
      <div className={classes.crumbs}>
        <Breadcrumbs
          items={[
            { label: t('settings'), href: href(teamRoutes.settings) },
            { label: t('title'), href: href(teamRoutes.settingsEmailTemplates) },
            { label: title },
          ]}
        />
      </div>
      <PageHeader variant="page" title={title} subtitle={subtitle} actions={actions} />
      <div className={classes.columns}>
        <div className={classes.column}>{children}</div>
        {preview}
      </div>
    </div>
  );
}

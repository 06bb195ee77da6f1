import type { ReactNode } from 'react';
import { candidatesRoutes, href } from '@muster/contracts';
import { Breadcrumbs, PageHeader } from '@muster/ui';
import { useMessages } from './use-messages.ts';
import classes from './vetting-frame.module.css';

interface VettingFrameProps {
  candidate: { id: string; name: string };
  title: string;
  /** Shorter than the title if that also names the candidate. */
  crumb?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page about the vetting of one candidate, with a link to their record. */
export function VettingFrame({
  candidate: { id, name },
  title,
  crumb = title,
  subtitle,
  actions,
  children,
}: VettingFrameProps) {
  const t = useMessages();
  return (
    <div className={classes.page}>
      <div className={classes.way}>
        <Breadcrumbs
          items={[
            {
              label: t('vettingOf', { name }),
              href: href(candidatesRoutes.candidatesByIdProfileVetting, { id }),
            },
            { label: crumb },
          ]}
        />
      </div>
      <PageHeader variant="page" title={title} subtitle={subtitle} actions={actions} />
      <div className={classes.body}>{children}</div>
    </div>
  );
}

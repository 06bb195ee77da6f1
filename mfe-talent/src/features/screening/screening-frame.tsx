import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import { Breadcrumbs, PageHeader } from '@muster/ui';
import type { ReactNode } from 'react';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface ScreeningFrameProps {
  candidate: Pick<CandidateRecord, 'id' | 'name'>;
  title: string;
  children: ReactNode;
}

/** A page about the screening of one candidate, with the way back to their record. */
export function ScreeningFrame({ candidate: { id, name }, title, children }: ScreeningFrameProps) {
  const t = useScreeningMessages();
  return (
    <div className={classes.page}>
      <div className={classes.way}>
        <Breadcrumbs
          items={[
            {
              label: t('back', { name }),
              href: href(candidatesRoutes.candidatesByIdProfileVetting, { id }),
            },
            { label: title },
          ]}
        />
      </div>
      <PageHeader variant="page" title={title} subtitle={t('candidate', { name })} />
      <div className={classes.body}>{children}</div>
    </div>
  );
}

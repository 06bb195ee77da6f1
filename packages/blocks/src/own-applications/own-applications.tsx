import { useState } from 'react';
import type { OwnApplication } from '@muster/contracts';
import { ApplicationItem } from './application-item.tsx';
import { LeaveModal, type Leaving, type OwnApplicationActions } from './leave-modal.tsx';
import { useOwnApplicationMessages } from './messages.ts';
import classes from './own-applications.module.css';

export interface OwnApplicationsProps {
  applications: readonly OwnApplication[];
  /** Name of the candidate's recruiter. */
  recruiter: string | null;
  actions: OwnApplicationActions;
}

/** The candidate's applications: active ones, and closed ones collapsed. */
export function OwnApplications({ applications, recruiter, actions }: OwnApplicationsProps) {
  const t = useOwnApplicationMessages();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const running = applications.filter(({ status }) => status === 'active');
  const over = applications.filter(({ status }) => status !== 'active');
  const item = (application: OwnApplication) => (
    <ApplicationItem
      key={application.id}
      application={application}
      recruiter={recruiter}
      actions={actions}
      onLeave={(how) => setLeaving({ application, how })}
    />
  );
  return (
    <>
      <ul className={classes.list}>{running.map(item)}</ul>
      {over.length > 0 && (
        <details className={classes.earlier} open={running.length === 0}>
          <summary>{t('earlier', { count: over.length })}</summary>
          <ul className={classes.list}>{over.map(item)}</ul>
        </details>
      )}
      {leaving && (
        <LeaveModal leaving={leaving} actions={actions} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

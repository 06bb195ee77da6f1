import { useState } from 'react';
import {
  candidatesRoutes,
  jobsRoutes,
  reachableStages,
  type ApplicationRow,
  type CandidateRecord,
} from '@muster/contracts';
import { HoldApplication, useApplicationBlockMessages, useApplicationSteps } from '@muster/blocks';
import { RouteLink, useCan } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Current actions on an application, as the server allows them. */
export function ApplicationMenu({
  row,
  candidate,
}: {
  row: ApplicationRow;
  candidate: CandidateRecord;
}) {
  const t = useMessages();
  const [holding, setHolding] = useState(false);
  const words = useApplicationBlockMessages();
  const steps = useApplicationSteps(row);
  const may = (action: ApplicationRow['allowedActions'][number]) =>
    row.allowedActions.includes(action);
  const mayWrite = useCan()('message.send');
  if (row.allowedActions.length === 0 && !mayWrite) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton
            variant="default"
            aria-label={t('applications.actions.menu', { job: row.job.title })}
          >
            <IconDots size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {mayWrite && (
            <Menu.Item
              component={RouteLink}
              route={jobsRoutes.applicationProfile}
              params={{ jobApplicationId: row.id }}
              query={{ write: 'new' }}
            >
              {t('applications.actions.write')}
            </Menu.Item>
          )}
          {reachableStages(row).map((stage) => (
            <Menu.Item key={stage.id} onClick={() => steps.moveTo(stage.id)}>
              {words('moveTo', { stage: stage.name })}
            </Menu.Item>
          ))}
          {may('hold') && (
            <Menu.Item onClick={() => setHolding(true)}>{t('applications.actions.hold')}</Menu.Item>
          )}
          {may('resume') && (
            <Menu.Item onClick={steps.resume}>{t('applications.actions.resume')}</Menu.Item>
          )}
          {may('restore') && (
            <Menu.Item onClick={steps.restore}>{t('applications.actions.restore')}</Menu.Item>
          )}
          {(may('remove') || may('reject') || may('withdraw')) && (
            <Menu.Item
              color="red"
              component={RouteLink}
              route={candidatesRoutes.removeFromJob}
              params={{ id: candidate.id, jobId: row.job.id }}
            >
              {t('applications.actions.end')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {holding && (
        <HoldApplication row={row} name={candidate.name} onClose={() => setHolding(false)} />
      )}
    </>
  );
}

import { useState } from 'react';
import { candidatesRoutes, isEarlyStage } from '@muster/contracts';
import type { ApplicationRow, CandidateRecord } from '@muster/contracts';
import { RouteLink, useUndoableMutation } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';
import { HoldModal } from './hold-modal.tsx';

/** What can be done with an application now, from what the server allows. */
export function ApplicationMenu({
  row,
  candidate,
}: {
  row: ApplicationRow;
  candidate: CandidateRecord;
}) {
  const t = useWords();
  const [holding, setHolding] = useState(false);
  const actions = useApplicationActions(row);
  const may = (action: ApplicationRow['allowedActions'][number]) =>
    row.allowedActions.includes(action);
  if (row.allowedActions.length === 0) return null;
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
          {reachableStages(row).map((stage) => (
            <Menu.Item key={stage.id} onClick={() => actions.moveTo(stage.id)}>
              {t('applications.actions.moveTo', { stage: stage.name })}
            </Menu.Item>
          ))}
          {may('hold') && (
            <Menu.Item onClick={() => setHolding(true)}>{t('applications.actions.hold')}</Menu.Item>
          )}
          {may('resume') && (
            <Menu.Item onClick={actions.resume}>{t('applications.actions.resume')}</Menu.Item>
          )}
          {may('restore') && (
            <Menu.Item onClick={actions.restore}>{t('applications.actions.restore')}</Menu.Item>
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
      {holding && <HoldModal row={row} onClose={() => setHolding(false)} />}
    </>
  );
}

/** Early stages are free to move over; later ones within their kind. */
const reachableStages = ({ stages, stage: at, allowedActions }: ApplicationRow) =>
  stages.filter(
    ({ id, kind }) =>
      id !== at.id &&
      ((isEarlyStage(kind) && allowedActions.includes('move_stage')) ||
        (kind === at.kind && allowedActions.includes('shift_stage'))),
  );

/** Actions that happen at once; moving can be taken back by moving again. */
function useApplicationActions({ id, version, stage, job }: ApplicationRow) {
  const t = useWords();
  const [move] = api.useApplicationsMoveMutation();
  const [resume] = api.useApplicationsResumeMutation();
  const [restore] = api.useApplicationsRestoreMutation();
  const moving = useUndoableMutation({
    mutation: move,
    message: (moved) => t('applications.moved', { stage: moved.stage.name }),
    undo: (moved) =>
      move({ params: { id }, body: { version: moved.version, stageId: stage.id } }).unwrap(),
  });
  const resuming = useUndoableMutation({
    mutation: resume,
    message: () => t('applications.resumed', { job: job.title }),
  });
  const restoring = useUndoableMutation({
    mutation: restore,
    message: () => t('applications.restored', { job: job.title }),
  });
  return {
    moveTo: (stageId: string) => void moving.run({ params: { id }, body: { version, stageId } }),
    resume: () => void resuming.run({ params: { id }, body: { version } }),
    restore: () => void restoring.run({ params: { id }, body: { version } }),
  };
}

import { href, jobsRoutes, type ApplicationRecord, type ApplicationRow } from '@muster/contracts';
import { useCan, useFollow, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';

/**
 * Leads to the application with which somebody goes on after a move to another job. Taking it back
 * restores the earlier one before the new one goes, so that a refusal loses neither.
 */
export function useMovedOn(record: ApplicationRecord): (moved: ApplicationRow) => void {
  const t = useApplicationMessages();
  const can = useCan();
  const follow = useFollow();
  const platform = usePlatform();
  const [restore] = api.useApplicationsRestoreMutation();
  const [remove] = api.useApplicationsRemoveMutation();
  const open = (id: string) =>
    follow(href(jobsRoutes.applicationProfile, { jobApplicationId: id }));

  return (moved) => {
    const isReversible = can('application.withdraw') && moved.allowedActions.includes('remove');
    const undo = async () => {
      const { id, version } = record;
      await restore({ params: { id }, body: { version: version + 1 } }).unwrap();
      const args = { params: { id: moved.id }, body: { version: moved.version } };
      await remove(args).unwrap();
      open(id);
    };
    platform.notify({
      kind: 'success',
      text: t('done.move_to_job', { job: moved.job.title }),
      ...(isReversible && { undo }),
    });
    open(moved.id);
  };
}

import { href, jobsRoutes, type ApplicationRecord, type ApplicationRow } from '@muster/contracts';
import { useCan, useFollow, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';

/**
 * Opens the application that continues after a move to another job. Undo restores the earlier one
 * before it deletes the new one, so that a failure loses neither.
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

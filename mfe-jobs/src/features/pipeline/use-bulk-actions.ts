import { candidatesRoutes, href, jobsRoutes, limits, type Board } from '@muster/contracts';
import { useCan, useFollow } from '@muster/kit';
import { IconArrowRight, IconColumns3, IconMail, IconUserX, type BulkAction } from '@muster/ui';
import { usePipelineMessages } from './messages.ts';

/** Returns the bulk actions that are possible for any selected candidate. */
export function useBulkActions(
  jobId: string,
  board: Board | undefined,
  ids: readonly string[],
  onCompare: () => void,
): BulkAction[] {
  const t = usePipelineMessages();
  const can = useCan();
  const follow = useFollow();
  const chosen = new Set(ids);
  const cards = board?.columns.flatMap((column) => column.cards) ?? [];
  const selected = cards.filter(({ id }) => chosen.has(id));
  const possible = new Set<string>(selected.flatMap(({ allowedActions }) => allowedActions));
  const params = { id: jobId };
  const staysHere = possible.has('move_stage') || possible.has('shift_stage');
  const max = limits.application.compare;
  const actions: (BulkAction | false)[] = [
    (staysHere || possible.has('move_to_job')) && {
      id: 'move',
      label: t('bulk.move'),
      icon: IconArrowRight,
      onClick: () =>
        follow(href(jobsRoutes.candidatesMove, params, staysHere ? {} : { to: 'job' })),
    },
    can('candidate.bulkEmail') && {
      id: 'email',
      label: t('bulk.email'),
      icon: IconMail,
      onClick: () =>
        follow(
          href(
            candidatesRoutes.candidatesEmail,
            {},
            { ids: selected.map(({ candidate }) => candidate.id).join(',') },
          ),
        ),
    },
    (possible.has('remove') || possible.has('reject')) && {
      id: 'remove',
      label: t('bulk.remove'),
      icon: IconUserX,
      onClick: () => follow(href(jobsRoutes.candidatesRemove, params)),
    },
    {
      id: 'compare',
      label: t('bulk.compare'),
      icon: IconColumns3,
      onClick: onCompare,
      ...((ids.length < 2 || ids.length > max) && {
        disabledReason: t('bulk.compareMost', { max: max }),
      }),
    },
  ];
  return actions.filter((action) => action !== false);
}

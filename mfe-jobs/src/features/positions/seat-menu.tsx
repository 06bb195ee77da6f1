import { href, jobsRoutes, type Position } from '@muster/contracts';
import { errorText, useFollow, usePlatform } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { api } from '../../api.ts';
import { usePositionMessages } from './messages.ts';

const order = ['edit', 'backfill', 'hold', 'resume', 'restore', 'cancel', 'delete'] as const;
type Shown = (typeof order)[number];
const red: ReadonlySet<Shown> = new Set<Shown>(['cancel', 'delete']);

/** Current actions on a seat. */
export function SeatMenu({ seat }: { seat: Position }) {
  const t = usePositionMessages();
  const follow = useFollow();
  const run = useSeatActions(seat);
  const actions = order.filter((action) => seat.allowedActions.includes(action));
  if (actions.length === 0) return null;

  function choose(action: Shown) {
    const params = { id: seat.jobId, positionId: seat.id };
    if (action === 'edit') follow(href(jobsRoutes.positionEdit, params));
    else if (action === 'cancel') follow(href(jobsRoutes.positionCancel, params));
    else if (action === 'delete') follow(href(jobsRoutes.positionDelete, params));
    else void run(action);
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton aria-label={t('actionsFor', { label: seat.label })}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action}
            color={red.has(action) ? 'red' : undefined}
            onClick={() => choose(action)}
          >
            {t(`action.${action}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Actions without a dialog. */
function useSeatActions({ id, version }: Position) {
  const t = usePositionMessages();
  const platform = usePlatform();
  const [hold] = api.usePositionsHoldMutation();
  const [resume] = api.usePositionsResumeMutation();
  const [restore] = api.usePositionsRestoreMutation();
  const [backfill] = api.usePositionsBackfillMutation();
  const calls = { hold, resume, restore, backfill };
  return async (action: keyof typeof calls) => {
    const { data, error } = await calls[action]({ params: { id }, body: { version } });
    platform.notify(
      data
        ? { kind: 'success', text: t(`done.${action}`, { label: data.label }) }
        : { kind: 'error', text: errorText(error) },
    );
  };
}

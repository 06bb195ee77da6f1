import {
  placementEndpoints,
  reasonEndpoints,
  reasonSchema,
  type Placement,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { fixtureFor, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { CancelDialog, EndDialog } from './ending-dialogs.tsx';
import { placementBlockEndpoints } from './placement-endpoints.ts';
import { PlacementsProvider } from './placements-context.tsx';

const api = createMusterApi(placementBlockEndpoints);
const reason = fixtureFor(reasonSchema);
const budget = { ...reason, id: '64b000000000000000000051', label: 'Budget', requiresNote: false };
const other = { ...reason, id: '64b000000000000000000052', label: 'Other', requiresNote: true };
const placement: Placement = {
  ...fixtureFor(placementEndpoints.read.response),
  rehireOf: null,
  version: 3,
};

const ways = {
  cancel: {
    confirm: 'Cancel placement',
    endpoint: placementEndpoints.cancel,
    dialog: (onClose: () => void) => <CancelDialog placement={placement} onClose={onClose} />,
  },
  terminate: {
    confirm: 'Terminate now',
    endpoint: placementEndpoints.terminate,
    dialog: (onClose: () => void) => (
      <EndDialog placement={placement} onClose={onClose} action="terminate" />
    ),
  },
};

test.each(['cancel', 'terminate'] as const)('%s: a reason may require a note', async (way) => {
  const { confirm, endpoint, dialog } = ways[way];
  const onClose = jest.fn();
  const { user, network } = renderRemote(
    <PlacementsProvider api={api}>{dialog(onClose)}</PlacementsProvider>,
    {
      api,
      session: 'account_manager',
      handlers: [
        respond(reasonEndpoints.list, () => ({ data: [budget, other] })),
        respond(endpoint, () => placement),
      ],
    },
  );
  const choose = async (label: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: label }));
  };
  const note = () => screen.getByRole('textbox', { name: 'Note' });
  await choose('Budget');
  expect(note()).not.toBeRequired();
  await choose('Other');
  expect(note()).toBeRequired();
  await user.type(note(), 'Moved abroad');
  await user.click(screen.getByRole('button', { name: confirm }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(network.callsOf(endpoint)[0]?.body).toMatchObject({
    reasonId: other.id,
    note: 'Moved abroad',
    version: 3,
  });
});

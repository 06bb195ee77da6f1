import { attachmentEndpoints, recordFileEndpoints, type Attachment } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { RecordFilesCard } from './record-files-card.tsx';
import { recordFilesEndpoints } from './record-files-endpoints.ts';

const api = createMusterApi(recordFilesEndpoints);
const id = '64b0000000000000000000f1';
const sample = fixtureFor(attachmentEndpoints.read.response);
const brief: Attachment = {
  ...sample,
  id: '64b0000000000000000000f2',
  ownerType: 'job',
  ownerId: id,
  title: 'brief.pdf',
  visibility: 'internal',
  version: 3,
  file: { ...sample.file, scan: 'clean' },
  allowedActions: ['download', 'set_visibility', 'delete'],
};
const list = (data: Attachment[], canUpload = true) => ({
  data,
  removed: [],
  total: data.length,
  canUpload,
});
const show = (handlers: Handler[], type: 'job' | 'company' = 'job') =>
  renderRemote(<RecordFilesCard api={api} owner={{ type, id }} />, {
    api,
    session: 'account_manager',
    path: '/',
    handlers,
  });

test('a file of a job is shared with its client, and withdrawn', async () => {
  const { setVisibility } = attachmentEndpoints;
  const { ofJob } = recordFileEndpoints;
  const { user, network, platform, container } = show([
    respond(ofJob, () => list([brief])),
    respond(setVisibility, ({ body }) => ({ ...brief, ...body, version: 4 })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Actions for brief.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show to the client' }));
  await waitFor(() =>
    expect(network.callsOf(setVisibility)[0]?.body).toEqual({ version: 3, visibility: 'client' }),
  );
  await waitFor(() => expect(platform.notices.at(-1)?.undo).toBeDefined());
  await platform.notices.at(-1)?.undo?.();
  expect(network.callsOf(setVisibility)[1]?.body).toEqual({ version: 4, visibility: 'internal' });
  expect(await axeFindings(container)).toEqual([]);
});

test('a user who may not add files gets no upload, and one without access gets no card', async () => {
  const { unmount } = show(
    [respond(recordFileEndpoints.ofCompany, () => list([], false))],
    'company',
  );
  expect(await screen.findByText('No files yet')).toBeVisible();
  expect(screen.queryByText('Choose a file, or drop it here')).toBeNull();
  unmount();
  const { network } = show([respond(recordFileEndpoints.ofJob, () => fail('FORBIDDEN'))]);
  await waitFor(() => expect(network.callsOf(recordFileEndpoints.ofJob)).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByText('Files')).toBeNull());
});

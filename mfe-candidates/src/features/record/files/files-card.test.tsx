import {
  attachmentEndpoints,
  fileRequestEndpoints,
  type Attachment,
  type FileRequest,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf, makeCandidate, recordHandlers, robin } from '../../../testing/candidate.fixtures.ts';

const { ofCandidate, usage, setVisibility, setType, restore } = attachmentEndpoints;
const remove = attachmentEndpoints.delete;
const candidate = makeCandidate();
const file = {
  ...fixtureFor(ofCandidate.response.shape.data.element).file,
  scan: 'clean' as const,
};
const cv: Attachment = fixtureFor(ofCandidate.response.shape.data.element, {
  id: idOf(71),
  title: 'CV of Mateus',
  type: 'cv',
  visibility: 'candidate',
  isPrimary: true,
  uploadedByKind: 'staff',
  uploadedBy: robin,
  hasText: true,
  version: 4,
  file: { ...file, name: 'cv.pdf', format: 'pdf', type: 'application/pdf', size: 340_000 },
  allowedActions: ['download', 'edit', 'set_type', 'set_visibility', 'delete'],
});
const usedNowhere = fixtureFor(usage.response, {
  clients: [{ id: idOf(91), name: 'Lumera Pay' }],
  contactData: { emails: ['mateus@example.com'], phones: [], links: [] },
});

function show(
  data: Attachment[],
  { path = '', more = [] as Handler[], hidden = 0, requests = [] as FileRequest[] } = {},
) {
  const list = {
    data,
    removed: [],
    total: data.length + hidden,
    canUpload: true,
    requests,
    canRequest: true,
  };
  return renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${candidate.id}/${path || 'profile'}`,
    handlers: [
      ...recordHandlers(candidate),
      respond(ofCandidate, () => list),
      respond(usage, () => usedNowhere),
      ...more,
    ],
  });
}
const card = async () => within(await screen.findByRole('region', { name: /^Files/ }));

test('a file shows its type, who sees it and its state', async () => {
  const checked = {
    ...cv,
    id: idOf(72),
    title: 'Diploma',
    isPrimary: false,
    visibility: 'internal' as const,
  };
  show([cv, { ...checked, file: { ...cv.file, scan: 'blocked' } }], { hidden: 2 });
  const files = await card();
  expect(await files.findByText('Main CV')).toBeVisible();
  expect(files.getAllByText(/332 kB/)).toHaveLength(2);
  expect(files.getByText('Staff only')).toBeVisible();
  expect(files.getByText('Blocked')).toBeVisible();
  expect(files.getByText('2 more that you may not see')).toBeVisible();
  // A blocked file cannot be opened.
  expect(files.getByRole('button', { name: 'CV of Mateus' })).toBeVisible();
  expect(files.queryByRole('button', { name: 'Diploma' })).toBeNull();
});

test('an empty card says what belongs there', async () => {
  show([]);
  expect(await (await card()).findByText('No files yet')).toBeVisible();
  expect((await card()).getByRole('link', { name: 'Add files' })).toHaveAttribute(
    'href',
    `/candidates/${candidate.id}/attachments/upload`,
  );
});

test('showing a file to clients names these clients, and warns of contact data in the file', async () => {
  const { user, network } = show([cv], {
    path: `attachments/${cv.id}/visibility`,
    more: [respond(setVisibility, () => ({ ...cv, visibility: 'client' as const, version: 5 }))],
  });
  const modal = await screen.findByRole('dialog', { name: 'Change who sees it' });
  await user.click(within(modal).getByRole('radio', { name: /^Clients/ }));
  expect(await within(modal).findByText('Seen at once by Lumera Pay')).toBeVisible();
  expect(within(modal).getByText(/mateus@example.com/)).toBeVisible();
  expect(within(modal).getByText(/cannot be recalled/)).toBeVisible();
  expect(await axeFindings(modal)).toEqual([]);
  await user.click(within(modal).getByRole('button', { name: 'Change who sees it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.callsOf(setVisibility)[0]?.body).toEqual({ version: 4, visibility: 'client' });
});

test('a change of a file’s type first says what follows from it', async () => {
  const { user, network } = show([cv], {
    path: `attachments/${cv.id}/update-type`,
    more: [
      respond(setType, () => ({
        ...cv,
        type: 'id_document' as const,
        visibility: 'internal' as const,
      })),
    ],
  });
  const modal = await screen.findByRole('dialog', { name: 'Change the type' });
  await user.click(within(modal).getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'ID document' }));
  expect(within(modal).getByText(/lose access immediately/)).toBeVisible();
  expect(within(modal).getByText(/no longer the main CV/)).toBeVisible();
  await user.click(within(modal).getByRole('button', { name: 'Change type' }));
  await waitFor(() => expect(network.callsOf(setType)).toHaveLength(1));
});

test('a deleted file can be restored', async () => {
  const deleted = { ...cv, deletedAt: '2026-11-21T12:00:00.000Z', version: 5 };
  const { user, network, platform } = show([cv], {
    path: `attachments/${cv.id}/delete`,
    more: [respond(remove, () => deleted), respond(restore, () => ({ ...cv, version: 6 }))],
  });
  const modal = await screen.findByRole('dialog', { name: 'Delete this file' });
  const confirm = within(modal).getByRole('button', { name: 'Delete file' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  await act(async () => platform.notices[0]?.undo?.());
  expect(network.callsOf(restore)[0]?.body).toEqual({ version: 5 });
});

test('the main CV cannot be deleted, and the dialog says why', async () => {
  show([cv], {
    path: `attachments/${cv.id}/delete`,
    more: [respond(usage, () => ({ ...usedNowhere, blockedBy: 'primary' as const }))],
  });
  expect(await screen.findByText(/Make another CV the main one first/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete file' })).toBeDisabled();
});

test('an address of a file that no longer exists says so', async () => {
  show([], {
    path: `attachments/${cv.id}/delete`,
    more: [respond(usage, () => fail('NOT_FOUND'))],
  });
  expect(
    await screen.findByText('This file no longer exists, or you have no access.'),
  ).toBeVisible();
});

test('asks for a file, and withdraws an open request', async () => {
  const waiting: FileRequest = {
    ...fixtureFor(fileRequestEndpoints.create.response),
    id: idOf(77),
    type: 'diploma',
    status: 'open',
    dueOn: '2099-03-01',
    note: 'Both sides.',
    version: 2,
    allowedActions: ['withdraw'],
  };
  const { user, network, container } = show([], {
    requests: [waiting],
    more: [
      respond(fileRequestEndpoints.create, () => waiting),
      respond(fileRequestEndpoints.withdraw, () => ({ ...waiting, status: 'withdrawn' as const })),
    ],
  });
  expect(await screen.findByText('Requested files')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw the request: Diploma' }));
  await waitFor(() =>
    expect(network.callsOf(fileRequestEndpoints.withdraw)[0]?.body).toEqual({ version: 2 }),
  );
  await user.click(screen.getByRole('button', { name: 'Request a file' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Request a file' }));
  await user.click(drawer.getByRole('combobox', { name: 'What' }));
  expect(screen.getByRole('option', { name: 'Diploma' })).toHaveAttribute(
    'data-combobox-disabled',
    'true',
  );
  await user.click(screen.getByRole('option', { name: 'Tax form' }));
  await user.type(drawer.getByRole('textbox', { name: /^By/ }), '2099-04-01');
  await user.type(drawer.getByRole('textbox', { name: /Message/ }), 'Both pages.');
  await user.click(drawer.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(network.callsOf(fileRequestEndpoints.create)[0]?.body).toEqual({
      type: 'tax_form',
      dueOn: '2099-04-01',
      note: 'Both pages.',
    }),
  );
});

import {
  approvalEndpoints,
  emptyIdentity,
  legalIdentityEndpoints,
  signatureEndpoints,
  type LegalIdentity,
  type SignatureDocument,
  type SignatureTemplate,
} from '@muster/contracts';
import {
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
import { api } from '../../api.ts';
import { TeamRoutes } from '../../routes.tsx';

const candidate = { id: '64b0000000000000000000c1', number: 'C-000123', name: 'Ana Silva' };
const signer = { id: '64b0000000000000000000e1', name: 'Noor Haddad' };
const sent: SignatureDocument = {
  ...fixtureFor(signatureEndpoints.read.response),
  id: '64b0000000000000000000a1',
  title: 'Confidentiality agreement',
  status: 'viewed',
  candidate,
  parties: [],
  endNote: null,
  completedAt: null,
  version: 3,
  twins: [],
  allowedActions: ['remind', 'void'],
};
const template: SignatureTemplate = {
  key: 'nda',
  revision: 1,
  name: 'Confidentiality agreement',
  category: 'nda',
  summary: 'Before client names are shared.',
  parties: ['candidate', 'agency'],
  expiresInDays: 14,
  order: 'sequential',
  requiresIdentity: false,
  lastUsedAt: null,
  source: 'text',
  fields: [{ key: 'purpose', label: 'Purpose', help: null, kind: 'long', required: true }],
};
const identity: LegalIdentity = {
  ...fixtureFor(legalIdentityEndpoints.read.response),
  id: '64b0000000000000000000b1',
  kind: 'individual',
  status: 'submitted',
  version: 2,
  candidate,
  idDocument: null,
  fieldNotes: [],
  reviewNote: null,
  typedBy: 'self',
  facts: { ...emptyIdentity(), legalName: 'Ana Silva', taxId: '123456789', country: 'PT' },
  allowedActions: ['verify', 'reject'],
};
const place = `/users-candidates/${candidate.id}/signature-documents`;

const open = (path: string, handlers: Handler[] = []) =>
  renderRemote(<TeamRoutes />, {
    api,
    path,
    session: 'admin',
    handlers: [
      respond(signatureEndpoints.ofCandidate, () => ({
        data: [sent],
        candidate,
        obstacle: 'no_identity' as const,
        signers: [signer],
      })),
      respond(signatureEndpoints.templates, () => ({ data: [template] })),
      respond(legalIdentityEndpoints.ofCandidate, () => ({ data: [identity], canCreate: [] })),
      respond(legalIdentityEndpoints.read, () => identity),
      respond(signatureEndpoints.file, () => fail('NOT_FOUND')),
      respond(approvalEndpoints.list, () => ({ waiting: [], asked: [] })),
      ...handlers,
    ],
  });

it('shows a candidate’s documents and the state of their identity', async () => {
  const { container } = open(place);
  expect(await screen.findByText('Confidentiality agreement')).toBeVisible();
  expect(screen.getByText(/No verified legal identity yet/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Check' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Candidate accounts' })).toHaveAttribute(
    'href',
    '/users-candidates',
  );
  expect(way.getByText('Documents of Ana Silva')).toHaveAttribute('aria-current', 'page');
  expect(await axeFindings(container)).toEqual([]);
});

it('verifies an identity that is shown beside its document', async () => {
  const { user, network } = open(`${place}/legal-identity/${identity.id}/edit`, [
    respond(legalIdentityEndpoints.verify, () => ({ ...identity, status: 'verified' as const })),
  ]);
  expect(await screen.findByText('123456789')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(network.callsOf(legalIdentityEndpoints.verify)).toHaveLength(1));
});

it('sends an identity back with a note', async () => {
  const { user, network } = open(`${place}/legal-identity/${identity.id}/edit`, [
    respond(legalIdentityEndpoints.reject, () => ({ ...identity, status: 'rejected' as const })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send back' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Send it back/ }));
  await user.type(dialog.getByRole('textbox', { name: /What is wrong/ }), 'The photo is too dark.');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(network.callsOf(legalIdentityEndpoints.reject)[0]?.body).toMatchObject({
      version: 2,
      note: 'The photo is too dark.',
      fieldNotes: [],
    }),
  );
});

it('fills a template, saves the draft and sends it', async () => {
  const draft: SignatureDocument = {
    ...sent,
    id: '64b0000000000000000000a2',
    status: 'draft',
    version: 1,
    signerId: signer.id,
    allowedActions: ['edit', 'delete', 'send'],
  };
  const { user, network } = open(`${place}/new/nda`, [
    respond(signatureEndpoints.create, () => draft),
    respond(signatureEndpoints.send, () => ({ ...draft, status: 'sent' as const })),
  ]);
  await user.type(await screen.findByRole('textbox', { name: /Purpose/ }), 'Work on payments.');
  await user.click(screen.getByRole('button', { name: 'Add a recipient' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ruth Okafor');
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ruth@client.test');
  await user.click(screen.getByRole('button', { name: 'Save and preview' }));
  // A reload goes on with the draft.
  await waitFor(() => expect(window.location.search).toBe(`?draft=${draft.id}`));
  expect(screen.getByRole('textbox', { name: /Purpose/ })).toHaveValue('Work on payments.');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(network.callsOf(signatureEndpoints.send)).toHaveLength(1));
  expect(network.callsOf(signatureEndpoints.create)).toHaveLength(1);
  expect(network.callsOf(signatureEndpoints.create)[0]?.body).toMatchObject({
    templateKey: 'nda',
    values: { purpose: 'Work on payments.' },
    signerId: signer.id,
    copies: [{ name: 'Ruth Okafor', email: 'ruth@client.test' }],
  });
});

it('goes on with a draft whose template is no longer offered, and begins none', async () => {
  const draft: SignatureDocument = {
    ...sent,
    id: '64b0000000000000000000a2',
    title: 'Agreement of last year',
    status: 'draft',
    templateKey: template.key,
    values: { purpose: 'Work on payments.' },
    version: 1,
    signerId: signer.id,
    upload: null,
    allowedActions: ['edit', 'delete', 'send'],
  };
  const handlers = [
    respond(signatureEndpoints.templates, () => ({ data: [], retired: [template] })),
    respond(signatureEndpoints.ofCandidate, () => ({
      data: [draft],
      candidate,
      obstacle: null,
      signers: [signer],
    })),
  ];
  const { unmount } = open(`${place}/new/${template.key}?draft=${draft.id}`, handlers);
  expect(await screen.findByRole('textbox', { name: /Purpose/ })).toHaveValue('Work on payments.');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  unmount();
  open(`${place}/new/${template.key}`, handlers);
  expect(await screen.findByText('There is no such template.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Purpose/ })).not.toBeInTheDocument();
});

it('finds a template by name and by kind', async () => {
  const contract = { ...template, key: 'contract', name: 'Working agreement' };
  const { user } = open(`${place}/new`, [
    respond(signatureEndpoints.templates, () => ({
      data: [template, { ...contract, category: 'contractor_agreement' as const }],
    })),
  ]);
  const use = (name: string) => screen.queryByRole('link', { name: `Use this template: ${name}` });
  expect(await screen.findByRole('link', { name: /: Working agreement/ })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search templates' });
  await user.type(search, 'working');
  expect([use(template.name) === null, use(contract.name) === null]).toEqual([true, false]);
  await user.type(search, ' on the moon');
  expect(screen.getByText('No template matches')).toBeVisible();
  await user.clear(search);
  await user.click(screen.getByRole('combobox', { name: 'Kind of document' }));
  await user.click(await screen.findByRole('option', { name: 'Confidentiality agreement' }));
  expect([use(template.name) === null, use(contract.name) === null]).toEqual([false, true]);
});

it('asks before a second document of the same kind goes out', async () => {
  const draft: SignatureDocument = {
    ...sent,
    id: '64b0000000000000000000a2',
    status: 'draft',
    version: 1,
    signerId: signer.id,
    twins: [{ id: sent.id, title: 'The earlier one', sentAt: '2026-11-02T10:00:00.000Z' }],
    allowedActions: ['edit', 'delete', 'send'],
  };
  const { user, network } = open(`${place}/new/nda`, [
    respond(signatureEndpoints.create, () => draft),
    respond(signatureEndpoints.send, () => ({ ...draft, status: 'sent' as const, twins: [] })),
  ]);
  await user.type(await screen.findByRole('textbox', { name: /Purpose/ }), 'Work on payments.');
  await user.click(screen.getByRole('button', { name: 'Save and preview' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /second document of this kind/ }),
  );
  expect(dialog.getByText(/“The earlier one” already, sent on 2 Nov/)).toBeVisible();
  expect(network.callsOf(signatureEndpoints.send)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Send it as well' }));
  await waitFor(() => expect(network.callsOf(signatureEndpoints.send)).toHaveLength(1));
});

it('shows what took the place of a document, what it replaces, and the reminders', async () => {
  const old: SignatureDocument = {
    ...sent,
    status: 'expired',
    title: 'First version',
    replacesId: null,
    reminders: 5,
    parties: [
      {
        key: 'candidate',
        name: 'Ana Silva',
        status: 'notified',
        signedAt: null,
        signatureKind: null,
      },
    ],
    allowedActions: ['reissue'],
  };
  const fresh: SignatureDocument = {
    ...sent,
    id: '64b0000000000000000000a7',
    title: 'Second version',
    replacesId: old.id,
  };
  const { user } = open(`${place}?document=${old.id}`, [
    respond(signatureEndpoints.ofCandidate, () => ({
      data: [fresh, old],
      candidate,
      obstacle: null,
      signers: [signer],
    })),
  ]);
  const drawer = within(await screen.findByRole('dialog', { name: 'First version' }));
  expect(drawer.getByText('5 reminders were sent, at most 5 are.')).toBeVisible();
  await user.click(drawer.getByRole('link', { name: 'Second version' }));
  const next = within(await screen.findByRole('dialog', { name: 'Second version' }));
  expect(next.getByRole('link', { name: 'First version' })).toBeVisible();
});

it('voids a document with a reason', async () => {
  const { user, network } = open(`${place}?document=${sent.id}`, [
    respond(signatureEndpoints.void, () => ({ ...sent, status: 'voided' as const })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Void' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Void this document/ }));
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'The job was cancelled.');
  await user.click(dialog.getByRole('button', { name: 'Void document' }));
  await waitFor(() => expect(network.callsOf(signatureEndpoints.void)).toHaveLength(1));
});

it('asks a second user to void a document that a colleague sent and a party has signed', async () => {
  const half: SignatureDocument = {
    ...sent,
    status: 'partially_signed',
    allowedActions: ['remind', 'ask_void'],
  };
  const { user, network, platform } = open(`${place}?document=${sent.id}`, [
    respond(signatureEndpoints.ofCandidate, () => ({
      data: [half],
      candidate,
      obstacle: null,
      signers: [signer],
    })),
    respond(signatureEndpoints.askVoid, () => ({ ...half, allowedActions: ['remind' as const] })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask to void' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Ask to void this document/ }));
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'The job was cancelled.');
  await user.click(dialog.getByRole('button', { name: 'Ask a second person' }));
  await waitFor(() =>
    expect(network.callsOf(signatureEndpoints.askVoid)[0]?.body).toEqual({
      version: 3,
      note: 'The job was cancelled.',
    }),
  );
  expect(platform.notices.at(-1)?.text).toBe('A second person has been asked');
});

it('stores the colleague who approves the document before anyone is asked to sign', async () => {
  const colleague = { id: '64b0000000000000000000e2', name: 'Ruth Okafor' };
  const { user, network } = open(`${place}/new/nda`, [
    respond(signatureEndpoints.ofCandidate, () => ({
      data: [sent],
      candidate,
      obstacle: null,
      signers: [signer, colleague],
    })),
    respond(signatureEndpoints.create, () => ({ ...sent, status: 'draft' as const })),
  ]);
  await user.type(await screen.findByRole('textbox', { name: /Purpose/ }), 'Work on payments.');
  await user.click(screen.getByRole('combobox', { name: 'Approver' }));
  await user.click(await screen.findByRole('option', { name: 'Ruth Okafor' }));
  await user.click(screen.getByRole('button', { name: 'Save and preview' }));
  await waitFor(() =>
    expect(network.callsOf(signatureEndpoints.create)[0]?.body).toMatchObject({
      approverId: colleague.id,
    }),
  );
});

describe('a document that waits for the user’s approval', () => {
  const waiting: SignatureDocument = {
    ...sent,
    status: 'sent',
    sentAt: '2026-11-02T10:00:00.000Z',
    copies: [],
    approver: { ...signer, status: 'waiting', at: null },
    allowedActions: ['approve', 'refuse'],
  };
  const opened = (handlers: Handler[]) =>
    open(`${place}?document=${waiting.id}`, [
      respond(signatureEndpoints.ofCandidate, () => ({
        data: [waiting],
        candidate,
        obstacle: null,
        signers: [signer],
      })),
      ...handlers,
    ]);

  it('goes to its parties once it is approved', async () => {
    const { user, network } = opened([
      respond(signatureEndpoints.approve, () => ({ ...waiting, allowedActions: [] })),
    ]);
    expect(await screen.findByText(/You are to approve it/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(network.callsOf(signatureEndpoints.approve)[0]?.body).toEqual({ version: 3 }),
    );
  });

  it('is held back with a reason', async () => {
    const { user, network } = opened([
      respond(signatureEndpoints.refuse, () => ({
        ...waiting,
        status: 'declined' as const,
        allowedActions: ['reissue' as const],
      })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Do not approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Do not approve/ }));
    await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'The notice is too short.');
    await user.click(dialog.getByRole('button', { name: 'Do not approve' }));
    await waitFor(() =>
      expect(network.callsOf(signatureEndpoints.refuse)[0]?.body).toEqual({
        version: 3,
        reason: 'The notice is too short.',
      }),
    );
  });
});

it('places the fields of an uploaded PDF, and saves them with who signs', async () => {
  const draft: SignatureDocument = {
    ...sent,
    id: '64b0000000000000000000a5',
    title: 'Statement of work',
    status: 'draft',
    version: 1,
    templateKey: 'upload',
    values: {},
    signerId: signer.id,
    guest: null,
    copies: [],
    approver: null,
    message: null,
    order: 'sequential',
    expiresInDays: 14,
    upload: { pages: [{ width: 595, height: 842 }], parties: ['candidate'], placed: [] },
    allowedActions: ['edit', 'delete', 'send'],
  };
  const { user, network, container } = open(`${place}/new/upload?draft=${draft.id}`, [
    respond(signatureEndpoints.ofCandidate, () => ({
      data: [draft],
      candidate,
      obstacle: null,
      signers: [signer],
    })),
    respond(signatureEndpoints.source, () => fail('NOT_FOUND')),
    respond(signatureEndpoints.update, () => ({ ...draft, version: 2 })),
  ]);
  expect(
    await screen.findByText(/place for the signature is missing for: Candidate/),
  ).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add Signature' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(network.callsOf(signatureEndpoints.update)[0]?.body).toMatchObject({
      version: 1,
      changes: {
        parties: ['candidate'],
        placed: [{ key: 'candidate_signature_1', kind: 'signature', page: 1 }],
      },
    }),
  );
});

it('offers to upload a PDF beside the templates, and requires the file first', async () => {
  const { user } = open(`${place}/new`);
  await user.click(await screen.findByRole('button', { name: 'Upload a PDF' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Upload a PDF' }));
  await user.type(drawer.getByRole('textbox', { name: /Title/ }), 'Statement of work');
  await user.click(drawer.getByRole('button', { name: 'Upload and place fields' }));
  expect(await drawer.findByText('Bring the PDF first.')).toBeVisible();
});

import {
  ownIdentityEndpoints,
  signingEndpoints,
  signatureEndpoints,
  emptyIdentity,
  type LegalIdentity,
  type PartyDocument,
} from '@muster/contracts';
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
import { api } from '../../own-api.ts';
import { SelfServiceRoutes } from '../../routes.tsx';

const nda: PartyDocument = {
  ...fixtureFor(signingEndpoints.sign.response),
  id: '64b0000000000000000000a1',
  title: 'Confidentiality agreement',
  status: 'sent',
  party: 'candidate',
  signingAs: 'Ana Silva',
  senderName: 'Noor Haddad',
  waitsFor: null,
  sentAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',

  completedAt: null,
  message: 'Please read it with care.',
  allowedActions: ['sign', 'decline'],
  asks: [],
  parties: [
    {
      key: 'candidate',
      name: 'Ana Silva',
      status: 'notified',
      signedAt: null,
      signatureKind: null,
    },
    { key: 'agency', name: 'Noor Haddad', status: 'waiting', signedAt: null, signatureKind: null },
  ],
};
const rejected: LegalIdentity = {
  ...fixtureFor(ownIdentityEndpoints.create.response),
  id: '64b0000000000000000000b1',
  kind: 'individual',
  status: 'rejected',
  version: 4,
  facts: { ...emptyIdentity(), legalName: 'Ana Silva', country: 'PT', city: 'Lisboa' },
  idDocument: null,
  reviewNote: 'The address differs.',
  typedBy: 'self',
  fieldNotes: [{ field: 'addressLine1', note: 'The card says number 9.' }],
  allowedActions: ['edit', 'submit'],
};

const open = (path: string, handlers: Handler[] = []) =>
  renderRemote(<SelfServiceRoutes />, {
    api,
    path,
    session: 'candidate',
    handlers: [
      respond(signingEndpoints.list, () => ({ data: [nda] })),
      respond(signingEndpoints.open, () => ({ ...nda, status: 'viewed' as const })),
      respond(ownIdentityEndpoints.list, () => ({
        data: [rejected],
        canCreate: ['company' as const],
      })),
      respond(signatureEndpoints.proof, () => ({
        seal: null,
        chain: 'valid' as const,
        certificate: null,
        events: [],
      })),
      respond(signatureEndpoints.file, () => fail('NOT_FOUND')),
      ...handlers,
    ],
  });

it('shows what waits for the candidate, and what is missing in their identity', async () => {
  const { container } = open('/my/signature-documents');
  expect(await screen.findByRole('button', { name: 'Read and sign' })).toBeVisible();
  expect(await screen.findByText('The address differs.')).toBeVisible();
  expect(
    screen.getByText(/Still missing: .*Street and number.*Tax number.*ID document/),
  ).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

it('signs with the typed name once consent is given', async () => {
  const { user, network } = open(`/my/signature-documents?document=${nda.id}`, [
    respond(signingEndpoints.sign, () => ({ ...nda, status: 'partially_signed' as const })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  expect(network.callsOf(signingEndpoints.sign)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(network.callsOf(signingEndpoints.sign)).toHaveLength(1));
  expect(network.callsOf(signingEndpoints.sign)[0]?.body).toMatchObject({
    signature: { kind: 'typed', name: 'Ana Silva' },
  });
});

it('says who signs first while it is not the turn of the candidate', async () => {
  open(`/my/signature-documents?document=${nda.id}`, [
    respond(signingEndpoints.list, () => ({
      data: [{ ...nda, waitsFor: 'Noor Haddad', allowedActions: [] }],
    })),
  ]);
  expect(
    await screen.findByText('Noor Haddad signs first. We tell you when it is your turn.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
});

it.each([
  ['voided', 'Northbeam withdrew it: there is nothing to sign. Reason: The job was cancelled.'],
  ['declined', 'It was declined and can no longer be signed.'],
  ['expired', 'The time to sign is over. Northbeam can send it again.'],
] as const)('says why a document that was %s cannot be signed', async (status, words) => {
  const note = status === 'voided' ? 'The job was cancelled.' : null;
  const over = { ...nda, status, note, agencyName: 'Northbeam', allowedActions: [] };
  open(`/my/signature-documents?document=${nda.id}`, [
    respond(signingEndpoints.list, () => ({ data: [over] })),
  ]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/until 20 Dec 2026/)).not.toBeInTheDocument();
});

it('requires the fields on the pages before it is signed', async () => {
  const asks: PartyDocument['asks'] = [
    { key: 'read', kind: 'checkbox', label: 'I have read it', page: 1, required: true },
    { key: 'shirt', kind: 'text', label: '', page: 2, required: false },
  ];
  const { user, container, network } = open(`/my/signature-documents?document=${nda.id}`, [
    respond(signingEndpoints.list, () => ({ data: [{ ...nda, asks }] })),
    respond(signingEndpoints.sign, () => ({ ...nda, status: 'partially_signed' as const })),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(network.callsOf(signingEndpoints.sign)).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
  expect(screen.getByText('On page 2 of the document')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /I have read it/ }));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(network.callsOf(signingEndpoints.sign)).toHaveLength(1));
  expect(network.callsOf(signingEndpoints.sign)[0]?.body).toMatchObject({
    entries: { read: 'yes' },
  });
});

it('declines with a reason', async () => {
  const { user, network } = open(`/my/signature-documents?document=${nda.id}`, [
    respond(signingEndpoints.decline, () => ({ ...nda, status: 'declined' as const })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(
    screen.getByRole('textbox', { name: /Why you decline/ }),
    'It is too wide for me.',
  );
  await user.click(screen.getByRole('button', { name: 'Decline to sign' }));
  await waitFor(() => expect(network.callsOf(signingEndpoints.decline)).toHaveLength(1));
});

it('the candidate corrects what the reviewer named', async () => {
  const { user, network } = open(`/my/signature-documents/legal-identity/${rejected.id}/edit`, [
    respond(ownIdentityEndpoints.update, () => rejected),
  ]);
  expect(await screen.findByText(/The card says number 9/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Street and number/ }), 'Rua Nova 9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.callsOf(ownIdentityEndpoints.update)).toHaveLength(1));
  expect(network.callsOf(ownIdentityEndpoints.update)[0]?.body).toEqual({
    version: 4,
    changes: { addressLine1: 'Rua Nova 9' },
  });
});

it('leaves out input typed before another kind or country was chosen', async () => {
  const { user, network } = open('/my/signature-documents/legal-identity/new', [
    respond(ownIdentityEndpoints.list, () => ({
      data: [],
      canCreate: ['individual' as const, 'company' as const],
    })),
    respond(ownIdentityEndpoints.create, () => rejected),
  ]);
  await user.click(await screen.findByRole('radio', { name: 'A company' }));
  await user.type(screen.getByRole('textbox', { name: /Registration number/ }), '12345');
  await user.type(screen.getByRole('textbox', { name: /Who signs for/ }), 'Ana Silva');
  await user.click(screen.getByRole('radio', { name: 'A person' }));
  await user.type(screen.getByRole('textbox', { name: /Legal name/ }), 'Ana Silva');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(ownIdentityEndpoints.create)[0]?.body).toEqual({
      kind: 'individual',
      facts: { legalName: 'Ana Silva' },
    }),
  );
});

it('shows which earlier versions were in force', async () => {
  const holds: LegalIdentity = {
    ...rejected,
    status: 'verified',
    revision: 2,
    reviewNote: null,
    fieldNotes: [],
    allowedActions: ['edit'],
  };
  const before: LegalIdentity = {
    ...holds,
    id: '64b0000000000000000000b0',
    status: 'superseded',
    revision: 1,
    verifiedAt: '2026-03-01T09:00:00.000Z',
    supersededAt: '2026-06-01T09:00:00.000Z',
    allowedActions: [],
  };
  open('/my/signature-documents', [
    respond(ownIdentityEndpoints.list, () => ({ data: [holds, before], canCreate: [] })),
  ]);
  expect(await screen.findByText('Earlier versions')).toBeVisible();
  expect(screen.getByText('Version 1')).toBeVisible();
  expect(screen.getByText(/^In force from .*2026 to .*2026$/)).toBeVisible();
});

import {
  approvalEndpoints,
  signatureEndpoints,
  type CompanyDocumentList,
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

const company = { id: '64b0000000000000000000c7', number: 'CO-0031', name: 'Quay Freight' };
const signer = { id: '64b0000000000000000000e1', name: 'Noor Haddad' };
const agreement: SignatureDocument = {
  ...fixtureFor(signatureEndpoints.read.response),
  id: '64b0000000000000000000a1',
  title: 'Frame agreement',
  status: 'viewed',
  candidate: null,
  company,
  templateKey: 'client-msa',
  parties: [],
  endNote: null,
  completedAt: null,
  upload: null,
  version: 3,
  twins: [],
  allowedActions: ['remind', 'void'],
};
const template = (key: string, changes: Partial<SignatureTemplate>): SignatureTemplate => ({
  key,
  revision: 1,
  name: key,
  category: 'nda',
  summary: '',
  parties: ['candidate', 'agency'],
  expiresInDays: 14,
  order: 'sequential',
  requiresIdentity: false,
  lastUsedAt: null,
  source: 'text',
  fields: [],
  ...changes,
});
const msa = template('client-msa', {
  name: 'Master services agreement',
  category: 'client_msa',
  parties: ['client', 'agency'],
  fields: [{ key: 'services', label: 'Services', help: null, kind: 'long', required: true }],
});
const place = `/companies/${company.id}/signature-documents`;
const list = (changes: Partial<CompanyDocumentList> = {}): CompanyDocumentList => ({
  data: [agreement],
  company,
  mayBegin: true,
  signers: [signer],
  ...changes,
});

const open = (path: string, handlers: Handler[] = []) =>
  renderRemote(<TeamRoutes />, {
    api,
    path,
    session: 'admin',
    handlers: [
      respond(signatureEndpoints.ofCompany, () => list()),
      respond(signatureEndpoints.templates, () => ({
        data: [template('nda', { name: 'Candidate NDA' }), msa],
      })),
      respond(signatureEndpoints.file, () => fail('NOT_FOUND')),
      respond(approvalEndpoints.list, () => ({ waiting: [], asked: [] })),
      ...handlers,
    ],
  });

it('shows the agreements with a client, with a link back to its record', async () => {
  const { container } = open(place);
  expect(await screen.findByText('Frame agreement')).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Quay Freight' })).toHaveAttribute(
    'href',
    `/companies/${company.id}/overview`,
  );
  expect(screen.getByRole('link', { name: 'New agreement' })).toHaveAttribute(
    'href',
    `${place}/new`,
  );
  expect(screen.queryByText('Legal identity')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

it('says that there are none, and starts nothing with a former client', async () => {
  open(place, [respond(signatureEndpoints.ofCompany, () => list({ data: [], mayBegin: false }))]);
  expect(await screen.findByText('No documents yet')).toBeVisible();
  expect(screen.getByText(/former client: nothing new is begun/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New agreement' })).not.toBeInTheDocument();
});

it('opens only for users who send documents to the client', async () => {
  open(place, [respond(signatureEndpoints.ofCompany, () => fail('FORBIDDEN'))]);
  expect(await screen.findByText('Your role cannot open this page')).toBeVisible();
});

it('offers only templates that no candidate signs', async () => {
  open(`${place}/new`);
  const use = await screen.findByRole('link', { name: /Use this template/ });
  expect(use).toHaveAttribute('href', `${place}/new/client-msa`);
  expect(screen.queryByText('Candidate NDA')).not.toBeInTheDocument();
});

it('writes an agreement and sends it to the client’s signer', async () => {
  const draft = {
    ...agreement,
    status: 'draft' as const,
    version: 1,
    values: { services: 'Finds engineers.' },
    allowedActions: ['edit' as const, 'send' as const],
  };
  const { user, network } = open(`${place}/new/client-msa`, [
    respond(signatureEndpoints.createOfCompany, () => draft),
    respond(signatureEndpoints.send, () => agreement),
  ]);
  await user.type(await screen.findByRole('textbox', { name: /Services/ }), 'Finds engineers.');
  expect(screen.getByText('In this order: Quay Freight, the agency.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Who signs for the client/ }), 'Rui Costa');
  await user.type(screen.getByRole('textbox', { name: /^E-mail of who signs/ }), 'rui@quay.test');
  await user.click(screen.getByRole('button', { name: 'Save and preview' }));
  await waitFor(() =>
    expect(network.callsOf(signatureEndpoints.createOfCompany)[0]).toMatchObject({
      params: { id: company.id },
      body: {
        templateKey: 'client-msa',
        guest: { name: 'Rui Costa', email: 'rui@quay.test' },
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(window.location.pathname).toBe(place));
});

it('does not use a candidate template for a client', async () => {
  open(`${place}/new/nda`);
  expect(await screen.findByText('There is no such template.')).toBeVisible();
});

it('opens an agreement and tracks it', async () => {
  open(`${place}?document=${agreement.id}`);
  expect(await screen.findByRole('button', { name: 'Send a reminder' })).toBeVisible();
});

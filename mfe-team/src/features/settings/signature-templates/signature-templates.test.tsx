import { signatureTemplateEndpoints, type OwnSignatureTemplate } from '@muster/contracts';
import type { OpenPdf } from '@muster/blocks';
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
import { useState } from 'react';
import { api } from '../../../api.ts';
import { TeamRoutes } from '../../../routes.tsx';
import { PlaceBoard } from '../../../shared/placing/place-board.tsx';
import { newPlace } from '../../../shared/placing/places.ts';

const page = { width: 595, height: 842 };
const pdf: OwnSignatureTemplate = {
  ...fixtureFor(signatureTemplateEndpoints.read.response),
  id: '64b0000000000000000000f7',
  name: 'Code of conduct',
  source: 'pdf',
  status: 'draft',
  parties: ['candidate', 'agency'],
  placed: [],
  fields: [],
  body: '',
  pages: [page, page],
  category: 'policy',
  expiresInDays: 14,
  version: 3,
  revision: 2,
  used: 0,
};
const text: OwnSignatureTemplate = {
  ...pdf,
  id: '64b0000000000000000000f8',
  name: 'Secrecy',
  source: 'text',
  pages: [],
  body: 'We tell nobody about {{moon}}.',
};
const shipped = [{ key: 'nda', name: 'Confidentiality agreement', summary: 'Before plans.' }];

const open = (query: string, handlers: Handler[] = []) =>
  renderRemote(<TeamRoutes />, {
    api,
    path: `/settings?panel=signatures${query}`,
    session: 'finance_hr',
    handlers: [
      respond(signatureTemplateEndpoints.list, () => ({ data: [pdf, text], shipped })),
      respond(signatureTemplateEndpoints.read, ({ params }) =>
        params.id === text.id ? text : pdf,
      ),
      respond(signatureTemplateEndpoints.source, () => fail('NOT_FOUND')),
      ...handlers,
    ],
  });

test('lists the templates, and starts a new one as a copy', async () => {
  const bodies: unknown[] = [];
  const { user, container } = open('', [
    respond(signatureTemplateEndpoints.create, ({ body }) => {
      bodies.push(body);
      return text;
    }),
  ]);
  expect(await screen.findByText('Code of conduct')).toBeVisible();
  expect(screen.getAllByText(/Candidate → Agency · Not used yet/)).toHaveLength(2);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'New template' }));
  const form = await screen.findByRole('dialog', { name: 'New template' });
  await user.type(within(form).getByRole('textbox', { name: /Name/ }), 'Secrecy');
  await user.click(within(form).getByRole('combobox', { name: /Begin with/ }));
  await user.click(await screen.findByRole('option', { name: 'Confidentiality agreement' }));
  await user.click(within(form).getByRole('button', { name: 'Begin template' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { name: 'Secrecy', category: 'contractor_agreement', fileId: null, copyOf: 'nda' },
    ]),
  );
  // The unsaved draft is continued.
  expect(await screen.findByRole('textbox', { name: /Wording/ })).toHaveValue(text.body);
});

test('a placeholder is inserted where the caret is in the wording', async () => {
  const { user } = open(`&template=${text.id}`);
  const body = await screen.findByRole('textbox', { name: /Wording/ });
  await user.click(body);
  await user.type(body, 'On ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await user.click(screen.getByRole('button', { name: 'Day it is sent' }));
  expect(body).toHaveValue(`On {{date}}${text.body}`);
});

test('shows which placeholders nothing fills, and accepts one more', async () => {
  const bodies: { changes: object }[] = [];
  const { user } = open(`&template=${text.id}`, [
    respond(signatureTemplateEndpoints.update, ({ body }) => {
      bodies.push(body as { changes: object });
      return { ...text, ...body.changes, version: 4 };
    }),
  ]);
  expect(await screen.findByText('Nothing fills these gaps: moon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add gap' }));
  await user.type(screen.getByRole('textbox', { name: /Label/ }), 'Moon');
  const key = screen.getByRole('textbox', { name: /Key/ });
  await user.clear(key);
  await user.type(key, 'moon');
  expect(screen.queryByText(/Nothing fills/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Day it is sent' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(bodies[0]?.changes).toEqual({
      body: `${text.body}{{date}}`,
      fields: [{ key: 'moon', label: 'Moon', help: null, kind: 'text', required: true }],
    }),
  );
});

test('places are added and positioned by numbers, without the pages in view', async () => {
  const bodies: { changes: object }[] = [];
  const { user, container } = open(`&template=${pdf.id}`, [
    respond(signatureTemplateEndpoints.update, ({ body }) => {
      bodies.push(body as { changes: object });
      return { ...pdf, ...body.changes, version: 4 };
    }),
  ]);
  expect(await screen.findByText(/signature is missing for: Candidate, Agency/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Signature' }));
  const [first] = screen.getAllByRole('button', { name: /^Signature, Candidate, page 1/ });
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
  const chosen = within(screen.getByRole('region', { name: 'Chosen place' }));
  const top = chosen.getByRole('textbox', { name: 'From the top' });
  expect(top).toHaveValue('65');
  await user.clear(top);
  await user.type(top, '9000');
  expect(screen.getByText('A place lies outside its page.')).toBeVisible();
  await user.clear(top);
  await user.type(top, '798');
  expect(screen.queryByText('A place lies outside its page.')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.changes).toEqual({
    placed: [
      {
        key: 'candidate_signature_1',
        party: 'candidate',
        kind: 'signature',
        label: '',
        page: 1,
        x: 65,
        y: 798,
        width: 175,
        height: 44,
        required: true,
      },
    ],
  });
});

test('shows what prevents a template from being used', async () => {
  const { user } = open(`&template=${pdf.id}`, [
    respond(signatureTemplateEndpoints.activate, () =>
      fail('VALIDATION_FAILED', {
        fields: [{ path: 'placed', code: 'REQUIRED', message: 'Required' }],
      }),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Put in use' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

/** A PDF of two pages; its rendering is tested in a real browser. */
const twoPages: OpenPdf = () =>
  Promise.resolve({
    pageCount: 2,
    page: () =>
      Promise.resolve({
        ...page,
        draw: () => Promise.resolve(),
        writeText: () => Promise.resolve(),
      }),
    close: () => undefined,
  });

function Board() {
  const source = { ...pdf, url: `/api/v1/signature-templates/${pdf.id}/source` };
  const added = { kind: 'date' as const, party: 'candidate' as const, label: '', page: 1 };
  const [placed, setPlaced] = useState([newPlace([], added, page)]);
  return (
    <PlaceBoard
      pdf={source}
      placed={placed}
      chosen={null}
      open={twoPages}
      onChoose={() => undefined}
      onChange={(field) => setPlaced([field])}
      onRemove={() => setPlaced([])}
    />
  );
}

test('says that the pages are being opened until they are there', async () => {
  const { container } = renderRemote(<Board />, {
    api,
    session: 'finance_hr',
    handlers: [respond(signatureTemplateEndpoints.source, () => fail('NOT_FOUND'))],
  });
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('[data-awaited]')).toHaveLength(2);
  expect(await screen.findByText(/The pages could not be shown/)).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container.querySelectorAll('[data-awaited]')).toHaveLength(0);
});

test('a place is dragged, enlarged with the pointer, and removed with its key', async () => {
  const { user } = renderRemote(<Board />, {
    api,
    session: 'finance_hr',
    handlers: [respond(signatureTemplateEndpoints.source, () => fail('NOT_FOUND'))],
  });
  const box = () => screen.getByRole('button', { name: /^Date/ });
  // Without layout the scale is the smallest: 0.3 pixels per point.
  await user.pointer([
    { keys: '[MouseLeft>]', target: box(), coords: { clientX: 10, clientY: 10 } },
    { target: box(), coords: { clientX: 40, clientY: 70 } },
    { keys: '[/MouseLeft]', target: box(), coords: { clientX: 40, clientY: 70 } },
  ]);
  expect(box()).toHaveAccessibleName(
    'Date, Candidate, page 1, 160 from the left, 260 from the top',
  );
  box().focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^Date/ })).not.toBeInTheDocument();
});

import {
  candidateEndpoints,
  fileEndpoints,
  importEndpoints,
  importSchema,
  importSettingsSchema,
  poolEndpoints,
  type Import,
  type ImportPreview,
  type Role,
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
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, listOf } from '../../testing/candidate.fixtures.ts';

const { create, list, read, preview, check, run, undo } = importEndpoints;
const id = idOf(70);
const none = { rows: 0, created: 0, updated: 0, skipped: 0, failed: 0, warned: 0 };

const imported = (changes: Partial<Import> = {}): Import =>
  fixtureFor(importSchema, {
    id,
    status: 'draft',
    fileName: 'people.csv',
    bytes: 2048,
    settings: null,
    columns: ['Name', 'Mail', 'Land', 'Stundensatz'],
    rowsDone: 0,
    rowsTotal: null,
    share: 0,
    plan: null,
    result: none,
    reasons: [],
    problems: [],
    unknownSkills: [],
    undone: 0,
    failure: null,
    failureRow: null,
    finishedAt: null,
    undoUntil: null,
    allowedActions: ['check', 'cancel'],
    ...changes,
  });
const plan = { rows: 3, created: 2, updated: 0, skipped: 0, failed: 1, warned: 1 };
const checkedOne = imported({
  status: 'checked',
  plan,
  rowsTotal: 3,
  settings: fixtureFor(importSettingsSchema, {
    mapping: ['fullName', 'email', 'country', 'expectedRate'],
  }),
  reasons: [
    { outcome: 'failed', field: 'country', code: 'INVALID_OPTION', count: 1 },
    { outcome: 'warned', field: 'expectedRate', code: 'INVALID_OPTION', count: 1 },
    { outcome: 'warned', field: 'headline', code: 'TOO_LONG', count: 1 },
    { outcome: 'warned', field: 'expectedRate', code: 'UNUSUAL_RATE', count: 2 },
  ],
  problems: [
    { row: 3, outcome: 'failed', field: 'country', code: 'INVALID_OPTION', value: 'Utopia' },
    { row: 3, outcome: 'failed', field: 'email', code: 'INVALID_FORMAT', value: null },
    {
      row: 5,
      outcome: 'warned',
      field: 'headline',
      code: 'TOO_LONG',
      params: { max: 120 },
      value: 'Erfahrener …',
    },
    {
      row: 4,
      outcome: 'warned',
      field: 'expectedRate',
      code: 'INVALID_OPTION',
      value: '600 €/Tag',
    },
  ],
  unknownSkills: [{ name: 'Sorcery', count: 2 }],
  allowedActions: ['check', 'run', 'cancel'],
});
const { settings, columns: fileColumns, reasons, problems } = checkedOne;
const done = imported({
  status: 'completed',
  result: plan,
  settings,
  columns: fileColumns,
  reasons,
  problems,
  allowedActions: ['undo', 'remove', 'download'],
  expiresAt: '2026-11-28T09:00:00.000Z',
});

const columns: ImportPreview['columns'] = [
  { header: 'Name', field: 'fullName' },
  { header: 'Mail', field: 'email' },
  { header: 'Land', field: 'country' },
];

/** Opens the drawer with a server whose import is the current `stand`. */
function open(
  stand: { now: Import; columns?: ImportPreview['columns'] },
  path: string,
  { more = [], role = 'recruiter' }: { more?: Handler[]; role?: Role } = {},
) {
  return renderRemote(<CandidatesRoutes />, {
    api,
    path,
    session: role,
    handlers: [
      respond(candidateEndpoints.list, () => listOf([])),
      respond(poolEndpoints.list, () => ({ ...listOf([]), data: [] })),
      respond(list, () => ({ data: [] })),
      respond(read, () => stand.now),
      respond(preview, () =>
        fixtureFor(preview.response, {
          encoding: 'utf-8',
          delimiter: ';',
          remembered: false,
          columns: stand.columns ?? columns,
          rows: [['Ana Lima', 'ana@people.test', 'Portugal']],
        }),
      ),
      ...more,
    ],
  });
}
const dialog = () => screen.findByRole('dialog', { name: 'Import candidates' });

test('a file is uploaded, its columns mapped, its rows checked and the candidates added', async () => {
  const stand = { now: imported() };
  const file = fixtureFor(fileEndpoints.complete.response, { id: idOf(71), scan: 'clean' });
  const upload = { id: idOf(71), size: 9, chunk: 100, offset: 0 };
  const { user, network, container } = open(stand, '/candidates', {
    more: [
      respond(fileEndpoints.begin, () => fixtureFor(fileEndpoints.begin.response, upload)),
      respond(fileEndpoints.send, () =>
        fixtureFor(fileEndpoints.send.response, { ...upload, offset: 9 }),
      ),
      respond(fileEndpoints.complete, () => file),
      respond(create, () => stand.now),
      respond(check, () => (stand.now = checkedOne)),
      respond(run, () => (stand.now = done)),
      respond(
        undo,
        () =>
          (stand.now = {
            ...done,
            status: 'undone',
            undone: 1,
            finishedAt: '2026-07-14T09:00:00.000Z',
            allowedActions: [],
          }),
      ),
    ],
  });
  const [enter] = await screen.findAllByRole('link', { name: 'Import CSV' });
  if (!enter) throw new Error('Nothing leads to the import');
  await user.click(enter);
  await dialog();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input, new File(['Name;Mail'], 'people.csv', { type: 'text/csv' }));

  const region = await screen.findByRole('region', { name: 'First rows of the file' });
  expect(within(region).getByText('Portugal')).toBeVisible();
  expect(within(region).getByRole('combobox', { name: 'Mail' })).toHaveValue('E-mail');
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));

  expect(await screen.findByText('What the import would do')).toBeVisible();
  expect(network.callsOf(check)[0]?.body).toMatchObject({
    encoding: 'utf-8',
    delimiter: ';',
    country: null,
    duplicates: 'skip',
    mapping: ['fullName', 'email', 'country'],
  });
  expect(screen.getByText(/It is left out.*Sorcery \(2\)/)).toBeVisible();
  expect(
    screen.getByRole('cell', {
      name: /^Land “Utopia”: not a value that is known here.*Mail: not an e-mail address$/s,
    }),
  ).toBeVisible();
  expect(
    screen.getByRole('cell', { name: 'Headline “Erfahrener …”: longer than 120 characters' }),
  ).toBeVisible();
  expect(screen.getByText(/^Stundensatz: taken, but unusual for an hour or a month/)).toBeVisible();
  const warning = 'Stundensatz “600 €/Tag”: rates are kept per hour or per month';
  expect(screen.getByRole('cell', { name: new RegExp(`^${warning}`) })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 2 candidates' }));

  expect(await screen.findByRole('link', { name: 'Download failed rows' })).toHaveAttribute(
    'href',
    `/api/v1/imports/${id}/rows?outcome=failed`,
  );
  expect(screen.getByRole('link', { name: 'Show imported candidates' })).toHaveAttribute(
    'href',
    `/candidates?${new URLSearchParams({ 'filter[import]': id })}`,
  );
  expect(screen.getByRole('cell', { name: new RegExp(`^${warning}`) })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download rows with warnings' })).toHaveAttribute(
    'href',
    `/api/v1/imports/${id}/rows?outcome=warned`,
  );
  // Undo comes before everything that may be long.
  const undoButton = screen.getByRole('button', { name: 'Undo the import' });
  const [firstCount] = screen.getAllByRole('term');
  if (!firstCount) throw new Error('The report has no counts');
  expect(undoButton.compareDocumentPosition(firstCount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(undoButton);
  expect(await screen.findByText(/1 candidate was removed. 1 stays/)).toBeVisible();
  expect(screen.getByText(/^You undid it on .*14/)).toBeVisible();
  // What was added is there no more: nothing says that it is.
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual([
    'Removed again',
    'Stayed',
    'Filled',
    'With a warning',
    'Left out',
    'Failed',
  ]);
});

test('rows cannot be checked as long as no candidate could be added', async () => {
  open({ now: imported(), columns: columns.slice(0, 1) }, `/candidates?import=${id}`);
  expect(await screen.findByText(/No column says the e-mail address or a link/)).toBeVisible();
  expect(screen.getByText(/No column says the country/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
});

test('a running import shows its progress and ends when it is cancelled', async () => {
  const { cancel } = importEndpoints;
  const stand = {
    now: imported({
      status: 'running',
      rowsDone: 1200,
      rowsTotal: 5000,
      share: 0.24,
      allowedActions: ['cancel'],
    }),
  };
  const { user } = open(stand, `/candidates?import=${id}`, {
    more: [
      respond(cancel, () => (stand.now = imported({ status: 'cancelled', allowedActions: [] }))),
    ],
  });
  const shown = within(await dialog());
  expect(await shown.findByText('1,200 of 5,000 rows')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Cancel the import' }));
  expect(await shown.findByText('The import was cancelled')).toBeVisible();
});

test('a failed import says at which row', async () => {
  const stand = {
    now: imported({ status: 'failed', failure: 'UNREADABLE', failureRow: 318, allowedActions: [] }),
  };
  open(stand, `/candidates?import=${id}`);
  expect(await screen.findByText(/cannot be read from row 318 on/)).toBeVisible();
});

test('a user who may not import has neither the button nor the overlay', async () => {
  open({ now: imported() }, '/candidates?import=1', { role: 'vetter' });
  await screen.findByRole('heading', { name: 'Candidates' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Import CSV' })).not.toBeInTheDocument();
});

test.each([
  [
    'TOO_FEW',
    'The file has a header and no rows below it. Add the candidates and choose the file again.',
  ],
  ['TOO_MANY', 'The file has more than 200 columns. Remove those that are not needed.'],
] as const)('a file that is refused as %s says why', async (code, text) => {
  const file = fixtureFor(fileEndpoints.complete.response, { id: idOf(71), scan: 'clean' });
  const upload = { id: idOf(71), size: 9, chunk: 100, offset: 0 };
  const { user } = open({ now: imported() }, '/candidates?import=1', {
    more: [
      respond(fileEndpoints.begin, () => fixtureFor(fileEndpoints.begin.response, upload)),
      respond(fileEndpoints.send, () =>
        fixtureFor(fileEndpoints.send.response, { ...upload, offset: 9 }),
      ),
      respond(fileEndpoints.complete, () => file),
      respond(create, () =>
        fail('VALIDATION_FAILED', { fields: [{ path: 'fileId', code, message: '' }] }),
      ),
    ],
  });
  await dialog();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input, new File(['Name;Mail'], 'people.csv', { type: 'text/csv' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('two columns may both be mapped to notes', async () => {
  const twice: ImportPreview['columns'] = [
    ...columns,
    { header: 'Kommentar', field: 'notes' },
    { header: 'Info', field: null },
  ];
  const stand = { now: imported(), columns: twice };
  const { user } = open(stand, `/candidates?import=${id}`);
  const info = await screen.findByRole('combobox', { name: 'Info' });
  await user.click(info);
  await user.click(await screen.findByRole('option', { name: 'Notes' }));
  expect(info).toHaveValue('Notes');
  expect(screen.getByRole('combobox', { name: 'Kommentar' })).toHaveValue('Notes');
});

import {
  candidateEndpoints,
  peopleSearchEndpoints,
  poolMembershipEndpoints,
  type Facet,
  type FoundPerson,
  type PeopleSearchResult,
  type Role,
  type WhyNot,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, makeCandidate, makeRow } from '../../testing/candidate.fixtures.ts';

const { find } = peopleSearchEndpoints;

const found = (n: number, changes: Partial<FoundPerson> = {}): FoundPerson => ({
  ...makeRow(n),
  reasons: [],
  passages: [],
  ...changes,
});
const facets: Facet[] = [
  { field: 'country', values: [{ value: 'AR', label: 'AR', count: 12 }] },
  { field: 'english', values: [{ value: 'B2', label: 'B2', count: 7 }] },
];
const resultOf = (
  data: FoundPerson[],
  changes: Partial<PeopleSearchResult> = {},
): PeopleSearchResult => ({
  data,
  page: { limit: 25, total: data.length, totalIsCapped: false, from: data.length > 0 ? 1 : null },
  facets,
  problems: [],
  index: { state: 'ready', ageSeconds: 0 },
  ...changes,
});
const two = [
  found(21, {
    name: 'Mateus Ferreira',
    reasons: ['react', 'aws'],
    passages: [{ source: 'cv', text: 'Moved a monolith to AWS.', marks: [[20, 23]] }],
  }),
  found(22, { name: 'Amara Okafor' }),
];

const show = (
  handlers: Handler[] = [respond(find, () => resultOf(two))],
  { path = '/search/candidate-search', session = 'recruiter' as Role } = {},
) =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session,
    path,
    handlers: [
      ...handlers,
      respond(candidateEndpoints.read, ({ params }) => makeCandidate({ id: params.id })),
    ],
  });
const field = () => screen.findByRole('textbox', { name: 'Search query' });

test('a typed query is understood as clauses, and answered with candidates and reasons', async () => {
  const { user, network, container } = show();
  expect(await screen.findByText('Try: react AND (aws OR gcp) NOT angular')).toBeVisible();
  await user.type(await field(), 'react (aws OR gcp) NOT angular{Enter}');
  const person = within(
    (await screen.findByRole('link', { name: 'Mateus Ferreira' })).closest('li') ?? container,
  );
  expect(person.getByText('react')).toBeVisible();
  expect(person.getByText('AWS', { selector: 'mark' })).toBeVisible();
  expect(network.callsOf(find).at(-1)?.query).toMatchObject({
    q: 'react (aws OR gcp) NOT angular',
  });
  expect(await axeFindings(container)).toEqual([]);

  // Clicks modify the typed query, and the text follows.
  await user.click(screen.getByRole('button', { name: 'Remove react' }));
  expect(await field()).toHaveValue('(aws OR gcp) AND NOT angular');
  await user.click(screen.getByRole('button', { name: /^Turn angular round/ }));
  expect(await field()).toHaveValue('(aws OR gcp) AND angular');
  await user.click(screen.getByRole('button', { name: /Argentina/ }));
  expect(await field()).toHaveValue('(aws OR gcp) AND angular AND country:AR');
  expect(screen.getByRole('button', { name: /Argentina/ })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(network.callsOf(find).at(-1)?.query).toMatchObject({
      q: '(aws OR gcp) AND angular AND country:AR',
    }),
  );
});

test('a mistake suggests a correction, and no request is sent', async () => {
  const { user, network } = show();
  await user.type(await field(), 'skil:react{Enter}');
  expect(await screen.findByText(/There is no field “skil”/)).toBeVisible();
  expect(network.callsOf(find)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use skill' }));
  expect(await field()).toHaveValue('skill:react');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('link', { name: 'Amara Okafor' })).toBeVisible();
});

test('a mistake that only the server finds is reported as well', async () => {
  const problem = {
    code: 'UNKNOWN_SKILL',
    from: 0,
    to: 11,
    found: 'reakt',
    hint: 'React',
  } as const;
  const { user } = show([respond(find, () => resultOf([], { problems: [problem] }))], {
    path: '/search/candidate-search?q=skill:reakt',
  });
  expect(await screen.findByText(/There is no skill “reakt”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use React' }));
  expect(await field()).toHaveValue('skill:React');
});

test('a clause is built by clicking, and one on rates only by users who may see them', async () => {
  const { user } = show(undefined, { session: 'vetter' });
  await user.click(await screen.findByRole('button', { name: 'Add a clause' }));
  await user.click(screen.getByRole('combobox', { name: 'What to look for' }));
  expect(screen.queryByRole('option', { name: 'Rate per hour' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: 'Notice in days' }));
  await user.type(screen.getByRole('textbox', { name: /At most/ }), '14');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await field()).toHaveValue('notice<=14');
});

test('selected candidates are compared and added to a pool without leaving the search', async () => {
  const { user, network } = show(
    [
      respond(find, () => resultOf(two, { index: { state: 'behind', ageSeconds: 40 } })),
      respond(poolMembershipEndpoints.bulk, () => {
        throw new Error('Nothing was confirmed');
      }),
    ],
    { path: '/search/candidate-search?q=react' },
  );
  expect(await screen.findByText(/Changes of the last 40 seconds/)).toBeVisible();
  for (const name of ['Mateus Ferreira', 'Amara Okafor'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Compare candidates' }));
  await waitFor(() => expect(drawer.getAllByText('Expected rate')).toHaveLength(2));
  expect(window.location.search).toContain(`compare=${idOf(21)},${idOf(22)}`);
  await user.click(drawer.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Pool' }));
  expect(await screen.findByRole('dialog', { name: /2 candidates/ })).toBeVisible();
  expect(network.callsOf(poolMembershipEndpoints.bulk)).toEqual([]);
});

test('all candidates on the page are selected at once, and deselected again', async () => {
  const { user } = show(undefined, { path: '/search/candidate-search?q=react' });
  const all = await screen.findByRole('checkbox', { name: 'Select all 2 on this page' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Amara Okafor' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  const bar = within(screen.getByRole('region', { name: 'Selected candidates' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(all).toBeChecked();
  await user.click(all);
  expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull();
});

test('the selection survives a look at one candidate, but not a new search', async () => {
  const asked = { path: '/search/candidate-search?q=react' };
  const { user } = show(undefined, asked);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Amara Okafor' }));
  await user.click(screen.getByRole('link', { name: 'Mateus Ferreira' }));
  await waitFor(() => expect(window.location.pathname).toContain('/candidates/'));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  act(() => window.history.back());
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Amara Okafor' })).toBeChecked();
  await user.clear(await field());
  await user.type(await field(), 'node{Enter}');
  await waitFor(() => expect(window.location.search).toContain('q=node'));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
});

const whyNot = (changes: Partial<WhyNot> = {}): WhyNot => ({
  candidate: { id: idOf(23), name: 'Lucía Fernández' },
  verdict: 'blocked',
  blocks: [],
  nearest: null,
  problems: [],
  index: { state: 'ready', ageSeconds: 0 },
  ...changes,
});
const block = (changes: Partial<WhyNot['blocks'][number]>): WhyNot['blocks'][number] => ({
  clause: 'react',
  field: 'text',
  ruledOut: false,
  has: null,
  by: null,
  currency: null,
  orElse: [],
  passages: [],
  ...changes,
});

test('says why a candidate is missing, and searches with the smallest change that finds them', async () => {
  const { user, network } = show(
    [
      respond(find, () => resultOf([])),
      respond(candidateEndpoints.list, () => ({
        data: [makeRow(23, { name: 'Lucía Fernández' })],
        page: { ...resultOf([]).page, nextCursor: null, prevCursor: null },
      })),
      respond(peopleSearchEndpoints.whyNot, () =>
        whyNot({
          blocks: [
            block({ clause: 'english>=C1', field: 'english', has: 'B1', by: 2 }),
            block({
              clause: 'rate<=45 USD/h',
              field: 'rate',
              has: '50.00',
              by: 500,
              currency: 'USD',
            }),
            block({ clause: 'aws', orElse: ['gcp'] }),
            block({
              clause: 'angular',
              ruledOut: true,
              passages: [{ source: 'note', text: 'Built angular front ends.', marks: [[6, 13]] }],
            }),
            block({ clause: 'notice<=14', field: 'notice' }),
          ],
          nearest: 'english>=B1 AND rate<=50 USD/h',
        }),
      ),
    ],
    { path: '/search/candidate-search?q=english>=C1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Why is someone missing?' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Why is someone missing?' }));
  expect(drawer.getByText('Choose a candidate')).toBeVisible();
  expect(network.callsOf(peopleSearchEndpoints.whyNot)).toEqual([]);
  await user.click(drawer.getByRole('combobox', { name: 'Candidate' }));
  await user.click(await screen.findByRole('option', { name: 'Lucía Fernández' }));
  expect(await drawer.findByText('5 parts of the search leave Lucía Fernández out')).toBeVisible();
  expect(drawer.getByText('Is at B1, 2 levels short.')).toBeVisible();
  expect(drawer.getByText('Expects $50/h: $5 above.')).toBeVisible();
  expect(drawer.getByText('Or instead: gcp')).toBeVisible();
  expect(drawer.getByText('NOT angular')).toBeVisible();
  expect(drawer.getByText('angular', { selector: 'mark' })).toBeVisible();
  expect(drawer.getByText('The record does not say.')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  expect(network.callsOf(peopleSearchEndpoints.whyNot).at(-1)?.query).toEqual({
    q: 'english>=C1',
    candidateId: idOf(23),
  });

  await user.click(drawer.getByRole('button', { name: 'Search with this' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await field()).toHaveValue('english>=B1 AND rate<=50 USD/h');
});

test.each([
  ['found', 'Lucía Fernández is found by this search.'],
  ['unknown', 'Lucía Fernández is not in the search index yet. Try again in a moment.'],
] as const)('says if the verdict on a missing candidate is %s', async (verdict, text) => {
  show(
    [
      respond(find, () => resultOf(two)),
      respond(candidateEndpoints.list, () => ({
        data: [makeRow(23, { name: 'Lucía Fernández' })],
        page: { ...resultOf([]).page, nextCursor: null, prevCursor: null },
      })),
      respond(peopleSearchEndpoints.whyNot, () => whyNot({ verdict })),
    ],
    { path: `/search/candidate-search?q=react&why=${idOf(23)}` },
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Candidate' })).toHaveValue('Lucía Fernández');
});

import {
  ownCvEndpoints,
  type OwnCv,
  type OwnCvAnswer,
  type OwnCvDifference,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../own-api.ts';
import { OwnCvCard } from './own-cv-card.tsx';

const id = (n: number) => `64b0000000000000000000${n}`;
const job: OwnCvDifference = {
  id: id(41),
  kind: 'experience',
  relation: 'new',
  fields: {
    title: 'Data engineer',
    companyName: 'Brightwave',
    startMonth: '2021-03',
    endMonth: null,
    isCurrent: true,
    onlyYears: false,
    location: null,
    description: null,
    skillIds: [],
  },
  existing: null,
  mayTake: true,
  answer: null,
};
const german: OwnCvDifference = {
  id: id(42),
  kind: 'language',
  relation: 'update',
  fields: { language: 'de', level: 'C1' },
  existing: { language: 'de', level: 'B2' },
  mayTake: true,
  answer: null,
};
const course: OwnCvDifference = {
  id: id(43),
  kind: 'education',
  relation: 'new',
  fields: { school: null, degree: 'master', field: 'Physics', startYear: null, endYear: 2012 },
  existing: null,
  mayTake: false,
  answer: null,
};

let reading: OwnCv['reading'];
beforeEach(() => {
  reading = {
    id: id(40),
    attachmentTitle: 'CV 2026.pdf',
    readAt: '2026-11-20T09:00:00.000Z',
    differences: [job, german, course],
    same: 4,
    version: 7,
    mayAnswer: true,
  };
});
const open = () =>
  renderRemote(<OwnCvCard />, {
    api,
    session: 'candidate',
    path: '/my/profile',
    handlers: [
      respond(ownCvEndpoints.read, () => ({ reading })),
      respond(ownCvEndpoints.answer, ({ body }) => {
        reading = answered(reading, body);
        return { reading };
      }),
    ],
  });
/** An accepted fact is no longer a difference. */
const answered = (
  before: OwnCv['reading'],
  { proposalId, answer }: { proposalId: string; answer: OwnCvAnswer },
): OwnCv['reading'] =>
  before && {
    ...before,
    differences: before.differences
      .filter((one) => answer !== 'taken' || one.id !== proposalId)
      .map((one) => (one.id === proposalId ? { ...one, answer } : one)),
  };
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('the CV’s content is shown beside the stored data, by section', async () => {
  const { container } = open();
  const jobs = await part('Experience');
  expect(jobs.getByText('Data engineer, Brightwave')).toBeVisible();
  expect(jobs.getByText('Nothing like it')).toBeVisible();
  const languages = await part('Languages');
  expect(languages.getByText('German C1')).toBeVisible();
  expect(languages.getByText('German B2')).toBeVisible();
  expect(screen.getByText(/4 more things stand on your profile/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('one click takes an entry over, and it is no difference any more', async () => {
  const { user, network, platform } = open();
  await user.click(await screen.findByRole('button', { name: /^Take over: Data engineer/ }));
  expect(await screen.findByRole('region', { name: 'Languages' })).toBeVisible();
  expect(network.callsOf(ownCvEndpoints.answer)[0]).toMatchObject({
    params: { id: id(40) },
    body: { proposalId: job.id, answer: 'taken', version: 7 },
  });
  expect(platform.notices.map(({ text }) => text)).toEqual([
    'Data engineer, Brightwave is on your profile',
  ]);
  await waitFor(() =>
    expect(screen.queryByText('Data engineer, Brightwave')).not.toBeInTheDocument(),
  );
});

test('an entry is left out or reported as wrong, and then shows that', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Leave out: German C1' }));
  expect(await screen.findByText('You left it out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^This is wrong: Data engineer/ }));
  expect(await screen.findByText('Your recruiter looks into it')).toBeVisible();
});

test('an incomplete entry cannot be taken over as it is, and says so', async () => {
  open();
  const courses = await part('Education');
  expect(courses.getByText(/Something is missing to take it over/)).toBeVisible();
  expect(courses.queryByRole('button', { name: /Take over/ })).not.toBeInTheDocument();
});

test('a rejected candidate can read, but not answer', async () => {
  if (reading) reading = { ...reading, mayAnswer: false };
  open();
  await part('Experience');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that everything is there if nothing differs', async () => {
  if (reading) reading = { ...reading, differences: [] };
  open();
  expect(await screen.findByText(/Everything that was read from “CV 2026.pdf”/)).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let broken = true;
  const { user } = renderRemote(<OwnCvCard />, {
    api,
    session: 'candidate',
    path: '/my/profile',
    handlers: [respond(ownCvEndpoints.read, () => (broken ? fail('INTERNAL') : { reading }))],
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('Data engineer, Brightwave')).toBeVisible();
});

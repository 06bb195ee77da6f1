import { screeningFormEndpoints, type ScreeningForm } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TalentRoutes } from '../../routes.tsx';

const { ofCandidate, read, review } = screeningFormEndpoints;
const [id, candidateId, key] = [
  '64b0000000000000000000c1',
  '64b000000000000000000011',
  '64b0000000000000000000d1',
];
const asked = fixtureFor(read.response.shape.questions.element, {
  key,
  text: 'Bring a case study.',
  answerType: 'file',
  idealAnswer: null,
});
const formWith = (answer: Partial<NonNullable<typeof asked.answer>>): ScreeningForm =>
  fixtureFor(read.response, {
    id,
    title: 'Screening: Design',
    status: 'submitted',
    score: null,
    allowedActions: [],
    candidate: { id: candidateId, number: 'C-000001', name: 'Mateus Ferreira' },
    questions: [
      {
        ...asked,
        answer: {
          ...fixtureFor(read.response.shape.questions.element.shape.answer.unwrap()),
          ...answer,
        },
      },
    ],
  });

const show = (form: ScreeningForm, handlers: Handler[] = []) =>
  renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `/screening-questions/${candidateId}/edit/${key}`,
    handlers: [
      respond(ofCandidate, () => ({ data: [form], obstacle: null, allowedActions: [] })),
      ...handlers,
    ],
  });

test('an answer is scored beside the ideal answer, with its flag and the weighted total', async () => {
  const answered = formWith({
    value: 'no',
    flagged: true,
    language: 'pt',
    score: null,
    note: null,
    version: 3,
    files: [],
  });
  const [question] = answered.questions;
  if (!question) throw new Error('The form has a question');
  const form: ScreeningForm = {
    ...answered,
    score: 3.5,
    allowedActions: ['review'],
    questions: [
      {
        ...question,
        text: 'Can you overlap?',
        answerType: 'yes_no',
        weight: 4,
        idealAnswer: 'Four hours, on most days.',
      },
    ],
  };
  const { user, network, container } = show(form, [respond(review, () => form)]);
  expect(await screen.findByText('Four hours, on most days.')).toBeVisible();
  expect(screen.getByText('Knock-out rule hit. A person decides what it means.')).toBeVisible();
  expect(screen.getByText('Written in Portuguese')).toBeVisible();
  expect(screen.getByText(/Weighted score 3\.5 of 5/)).toBeVisible();
  expect(screen.getByText(/Weight 4/)).toBeVisible();
  // Reviewers score and comment; the wording was locked when the form was sent.
  expect(screen.queryByRole('textbox', { name: /Question/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '4' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Mornings only.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(review).map(({ body }) => body)).toEqual([
      { version: 3, score: 4, note: 'Mornings only.' },
    ]),
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('a form that is not submitted yet says that its wording is locked, and takes no score', async () => {
  show({ ...formWith({ files: [] }), status: 'in_progress' });
  expect(await screen.findByText(/so the wording is locked/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('files of an answer can be downloaded once they are checked', async () => {
  const file = { id: '64b0000000000000000000f1', name: 'study.pdf', size: 2048 };
  const files = [
    { ...file, scan: 'clean' as const },
    { ...file, id: '64b0000000000000000000f2', name: 'new.pdf', scan: 'pending' as const },
    { ...file, id: '64b0000000000000000000f3', name: 'bad.pdf', scan: 'blocked' as const },
  ];
  const { container } = show(formWith({ files, value: files.map((one) => one.id) }));
  const link = await screen.findByRole('link', { name: 'study.pdf' });
  expect(link).toHaveAttribute(
    'href',
    `/api/v1/screening-forms/${id}/answers/${key}/files/${file.id}`,
  );
  const [, checked, blocked] = within(link.closest('ul') ?? container).getAllByRole('listitem');
  expect(checked).toHaveTextContent(/new\.pdf\s*being checked/);
  expect(blocked).toHaveTextContent(/bad\.pdf\s*blocked by the virus check/);
  expect(screen.getAllByRole('link').filter((one) => one.hasAttribute('download'))).toEqual([link]);
  expect(await axeFindings(container)).toEqual([]);
});

test('an older answer with a link is shown as text', async () => {
  show(formWith({ files: [], value: 'https://drive.example/study' }));
  expect(await screen.findByText('https://drive.example/study')).toBeVisible();
});

import {
  limits,
  screeningVisitEndpoints,
  type AnswerFile,
  type VisitorForm,
  type VisitorQuestion,
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
import { routes } from '../../routes.tsx';

const visit = screeningVisitEndpoints;
const savedAt = '2030-12-01T12:03:00.000Z';
const key = '64b7f0c2a1d4e5f607182901';
const question: VisitorQuestion = {
  key,
  text: 'Bring a case study.',
  help: 'Leave out what is confidential.',
  answerType: 'file',
  options: [],
  required: true,
  maxLength: null,
  min: null,
  max: null,
  timeMinutes: null,
  answerLanguage: 'english',
};
const form: VisitorForm = {
  agencyName: 'Northbeam',
  firstName: 'Hanna',
  title: 'Screening: Design',
  intro: null,
  mayHaveAccount: false,
  isBegun: true,
  questions: [question],
  answers: [],
  dueAt: '2030-12-04T10:00:00.000Z',
  expiresAt: '2030-12-13T10:00:00.000Z',
};
const study: AnswerFile = {
  id: '64b7f0c2a1d4e5f6071829a1',
  name: 'study.pdf',
  size: 10,
  scan: 'clean',
};

/** Server that accepts one file after another, and stores the answer. */
function server({ losesPart = false, refuses = false, answers = form.answers } = {}) {
  const files = new Map(answers.flatMap((one) => one.files.map((file) => [file.id, file])));
  let kept = answers;
  let isLost = losesPart;
  let begun = { name: '', size: 0 };
  let offset = 0;
  const upload = () => fixtureFor(visit.beginFile.response, { id: study.id, ...begun, offset });
  const handlers: Handler[] = [
    respond(visit.read, () => ({ ...form, answers: kept })),
    respond(visit.beginFile, ({ body }) => {
      begun = { name: body.name, size: body.size };
      return upload();
    }),
    respond(visit.readUpload, upload),
    respond(visit.sendFile, () => {
      offset = begun.size;
      // The content arrives, but the response does not.
      if (isLost) {
        isLost = false;
        throw new TypeError('Failed to fetch');
      }
      return upload();
    }),
    respond(visit.completeFile, () => {
      if (refuses) return fail('ATTACHMENT_TYPE_NOT_ALLOWED', { context: { reason: 'password' } });
      files.set(study.id, { ...study, ...begun });
      return fixtureFor(visit.completeFile.response, { ...study, ...begun });
    }),
    respond(visit.saveAnswer, ({ body }) => {
      const ids = Array.isArray(body.value) ? body.value : [];
      const saved = {
        key,
        value: body.value,
        language: null,
        savedAt,
        version: body.version + 1,
        files: ids.flatMap((id) => files.get(id) ?? []),
      };
      kept = [saved];
      return saved;
    }),
    respond(visit.submit, () => ({ submittedAt: savedAt, invited: false })),
  ];
  return handlers;
}

const show = (handlers: Handler[], handle: string) =>
  renderRemote(routes, {
    api,
    session: null,
    path: `/vetting/screening-forms/${handle}`,
    handlers,
  });
async function place() {
  const group = await screen.findByRole('group', { name: 'Bring a case study.' });
  const input = group.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for files');
  return { group, input };
}
const pdf = (name = 'study.pdf') => new File(['0123456789'], name, { type: 'application/pdf' });

test('a dropped file is uploaded although an answer is lost, saved, and removed again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, user, network } = show(server({ losesPart: true }), 'files-1');
  const { group, input } = await place();
  await user.upload(input, pdf());
  const remove = await within(group).findByRole('button', { name: 'Remove study.pdf' });
  await waitFor(() => expect(screen.getByText(/^Saved \d/)).toBeVisible());
  expect(network.callsOf(visit.beginFile)).toHaveLength(1);
  expect(network.callsOf(visit.sendFile)).toHaveLength(1);
  expect(network.callsOf(visit.readUpload)).toHaveLength(1);
  expect(network.callsOf(visit.saveAnswer)[0]?.body).toMatchObject({
    version: 0,
    value: [study.id],
  });
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check your answers' }));
  const review = screen.getByRole('region', { name: 'Check your answers' });
  expect(within(review).getByText('study.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: 'Remove study.pdf' }));
  expect(remove).not.toBeInTheDocument();
  await waitFor(() =>
    expect(network.callsOf(visit.saveAnswer).at(-1)?.body).toMatchObject({
      version: 1,
      value: null,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Check your answers' }));
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(screen.getByText('An answer is needed')).toBeVisible();
  expect(network.callsOf(visit.submit)).toHaveLength(0);
});

test('a refused file says why, whether refused before or after the upload', async () => {
  const { user, network } = show(server({ refuses: true }), 'files-2');
  const { group, input } = await place();
  await user.upload(input, new File([], 'empty.pdf'));
  expect(await within(group).findByText('This file is empty.')).toBeVisible();
  expect(network.callsOf(visit.beginFile)).toHaveLength(0);
  await user.upload(input, pdf('locked.pdf'));
  expect(await within(group).findByText(/password/i)).toBeVisible();
  expect(network.callsOf(visit.saveAnswer)).toHaveLength(0);
  // A file that did not arrive is not silently left out.
  await user.click(screen.getByText('All questions'));
  await user.click(await screen.findByRole('button', { name: 'Remove locked.pdf from the list' }));
  expect(screen.queryByText('locked.pdf')).toBeNull();
  expect(document.activeElement).toHaveAccessibleName(/files/);
});

test('an answer takes no more files than allowed, and a blocked file has to be removed', async () => {
  const many = Array.from({ length: limits.screening.files.perAnswer - 1 }, (_, n) => ({
    id: `64b7f0c2a1d4e5f6071829b${n}`,
    name: `part-${n}.pdf`,
    size: 10,
    scan: n === 0 ? ('blocked' as const) : ('clean' as const),
  }));
  const answer = {
    key,
    value: many.map(({ id }) => id),
    files: many,
    language: null,
    savedAt,
    version: 1,
  };
  const { user } = show(server({ answers: [answer] }), 'files-3');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const { group, input } = await place();
  expect(within(group).getByText(/The virus check found a problem/)).toBeVisible();
  await user.upload(input, [pdf('one.pdf'), pdf('two.pdf')]);
  expect(await within(group).findByText(/One file was left out/)).toBeVisible();
  expect(await within(group).findByText(/which is the most it takes/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check your answers' }));
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(screen.getByText('Remove the file that the virus check blocked')).toBeVisible();
});

test('an older answer with a link is shown, and a file replaces it', async () => {
  const link = 'https://drive.example/study';
  const answer = { key, value: link, files: [], language: null, savedAt, version: 1 };
  const { user, network } = show(server({ answers: [answer] }), 'files-4');
  expect(await screen.findByText(link)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const { group, input } = await place();
  expect(within(group).getByRole('button', { name: 'Remove the link' })).toBeVisible();
  await user.upload(input, pdf());
  expect(await within(group).findByRole('button', { name: 'Remove study.pdf' })).toBeVisible();
  expect(screen.queryByText(link)).toBeNull();
  await waitFor(() =>
    expect(network.callsOf(visit.saveAnswer)[0]?.body).toMatchObject({
      version: 1,
      value: [study.id],
    }),
  );
});

test('an answer submitted while a file is uploading includes that file', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const handlers = server();
  const { user, network } = show(
    [
      ...handlers,
      respond(visit.completeFile, async () => {
        await arrived;
        return fixtureFor(visit.completeFile.response, study);
      }),
    ],
    'files-5',
  );
  await user.click(await screen.findByText('All questions'));
  const { input } = await place();
  await user.upload(input, pdf());
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(await screen.findByText(/submitted as soon as the files are there/)).toBeVisible();
  expect(network.callsOf(visit.submit)).toHaveLength(0);
  arrive();
  await waitFor(() => expect(network.callsOf(visit.submit)).toHaveLength(1));
  expect(network.callsOf(visit.saveAnswer)[0]?.body).toMatchObject({ value: [study.id] });
});

test('a file added on another device meanwhile stays beside the own one, and one removed there is gone', async () => {
  const fileOf = (digit: string, name: string): AnswerFile => ({
    id: `64b7f0c2a1d4e5f6071829c${digit}`,
    name,
    size: 10,
    scan: 'clean',
  });
  const [shared, removed] = [fileOf('1', 'shared.pdf'), fileOf('2', 'removed.pdf')];
  const theirs = fileOf('3', 'theirs.pdf');
  const answer = (files: AnswerFile[], version: number) => ({
    key,
    value: files.map(({ id }) => id),
    files,
    language: null,
    savedAt,
    version,
  });
  const { user, network } = show(
    [
      ...server({ answers: [answer([shared, removed], 1)] }),
      respond(visit.saveAnswer, ({ body }) => {
        if (body.version === 1)
          return fail('VERSION_CONFLICT', {
            context: {
              current: answer([shared, theirs], 2),
              version: 2,
              changedFields: ['value'],
            },
          });
        const known = [shared, theirs, study];
        const value = Array.isArray(body.value) ? body.value : [];
        return answer(
          value.flatMap((id) => known.filter((file) => file.id === id)),
          body.version + 1,
        );
      }),
    ],
    'files-6',
  );
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const { group, input } = await place();
  await user.upload(input, pdf());
  expect(await within(group).findByRole('button', { name: 'Remove theirs.pdf' })).toBeVisible();
  expect(within(group).getByRole('button', { name: 'Remove study.pdf' })).toBeVisible();
  expect(within(group).queryByText('removed.pdf')).toBeNull();
  await waitFor(() =>
    expect(network.callsOf(visit.saveAnswer).at(-1)?.body).toMatchObject({
      version: 2,
      value: [shared.id, theirs.id, study.id],
    }),
  );
  expect(screen.queryByText(/another device/)).toBeNull();
});

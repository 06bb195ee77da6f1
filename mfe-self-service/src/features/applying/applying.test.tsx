import {
  applyingEndpoints,
  emptyApplying,
  intakeEndpoints,
  limits,
  ownApplicationEndpoints,
  type Applying,
  type PublicJobDetail,
} from '@muster/contracts';
import {
  act,
  aheadBy,
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { api } from './applying-api.ts';
import { keepHandle } from './kept-handle.ts';
import { routes } from '../../routes.tsx';

const { jobs, job, begin, read, save, submit } = applyingEndpoints;
const { correctAddress, sendAgain } = applyingEndpoints;
const { beginCv, sendCv, completeCv, useCv, readCv } = applyingEndpoints;
const rest = ['Pay', 'Availability', 'Motivation and links', 'Consent', 'Check and send'];
const detail: PublicJobDetail = {
  id: '64b7f0c2a1d4e5f607182901',
  number: 'J-00012',
  title: 'React engineer',
  engagement: 'full_time_contract',
  hoursPerWeek: 40,
  durationMonths: 6,
  seniority: null,
  locationPolicy: 'anywhere',
  countries: [],
  timeZoneBase: null,
  overlapHours: null,
  englishMin: 'B2',
  skills: ['React'],
  openedOn: '2026-11-02',
  agencyName: 'Northbeam',
  description: '<p>You build shops.</p>',
  mustHave: null,
  niceToHave: null,
  deadline: null,
};
const applying: Applying = {
  agencyName: 'Northbeam',
  status: 'in_progress',
  email: 'ines@guest.test',
  isProven: true,
  job: { title: 'React engineer', isOpen: true },
  step: 'about',
  cv: null,
  draft: { ...emptyApplying, firstName: 'Inês', lastName: 'Duarte', country: 'PT' },
  savedAt: '2030-12-01T12:03:00.000Z',
  expiresAt: '2030-12-31T12:00:00.000Z',
  version: 1,
};
afterEach(() => jest.restoreAllMocks());

const handlersOf = (first: Applying) => {
  let now = first;
  return [
    respond(read, () => now),
    respond(save, ({ body }) => {
      now = { ...now, draft: body.draft, step: body.step, version: now.version + 1 };
      return now;
    }),
    respond(submit, () => {
      now = { ...now, status: 'received', email: '', draft: emptyApplying };
      return now;
    }),
  ];
};

test('a job is read as search engines read it, and applied for with little input', async () => {
  const { container, user, network } = renderRemote(routes, {
    api,
    session: null,
    path: '/application-process',
    handlers: [
      respond(jobs, () => ({ agencyName: 'Northbeam', jobs: [detail] })),
      respond(job, () => detail),
      respond(intakeEndpoints.startJobRequest, () => ({ ticket: 'ticket' })),
      respond(begin, () => ({ handle: 'handle' })),
      ...handlersOf(applying),
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'React engineer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'React engineer' })).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Inês');
  await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Duarte');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ines@guest.test');
  await user.click(screen.getByRole('combobox', { name: /Country/ }));
  await user.type(screen.getByRole('combobox', { name: /Country/ }), 'Portu');
  await user.click(await screen.findByRole('option', { name: 'Portugal' }));
  expect(await axeFindings(container)).toEqual([]);
  aheadBy(limits.publicForm.least);
  await user.click(screen.getByRole('button', { name: 'Start the application' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
  expect(window.location.pathname).toBe('/application-process/handle/about');
  expect(network.callsOf(begin)[0]?.body).toMatchObject({
    jobId: detail.id,
    referralCode: null,
    email: 'ines@guest.test',
    country: 'PT',
    website: '',
  });
});

test('a candidate already on the job is told so, and nothing is requested or shown for a visitor', async () => {
  const handlers = [
    respond(job, () => detail),
    respond(intakeEndpoints.startJobRequest, () => ({ ticket: 'ticket' })),
    respond(ownApplicationEndpoints.appliedJobs, () => ({
      data: [{ jobId: detail.id, since: '2026-11-03T10:00:00.000Z' }],
    })),
  ];
  const at = { api, handlers, path: '/application-process?job=J-00012' };
  const known = renderRemote(routes, { ...at, session: 'candidate' });
  expect(await screen.findByText(/considered for this job already, since 3 Nov/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the application' })).not.toBeInTheDocument();
  known.unmount();
  const { network } = renderRemote(routes, { ...at, session: null });
  expect(await screen.findByRole('button', { name: 'Start the application' })).toBeVisible();
  expect(network.callsOf(ownApplicationEndpoints.appliedJobs)).toEqual([]);
});

test('the steps keep typed input, lead back and forth, and end with a thank-you', async () => {
  const { container, user, network } = renderRemote(routes, {
    api,
    session: null,
    path: '/application-process/handle/review',
    handlers: handlersOf({
      ...applying,
      step: 'english',
      draft: { ...applying.draft, skills: ['React'], isSixteen: true, mayStore: true },
    }),
  });
  // The address cannot skip steps that the applicant has not seen.
  expect(await screen.findByRole('heading', { level: 1, name: 'English' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/application-process/handle/english'));
  const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  await next();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your level of English');
  await user.click(await screen.findByRole('radio', { name: /^C1/ }));
  await next();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: /^C1/ })).toBeChecked();
  for (const name of rest) {
    await next();
    await screen.findByRole('heading', { level: 1, name });
  }
  expect(screen.getByText('ines@guest.test')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(
    await screen.findByRole('heading', { name: 'Thank you, we have your application' }),
  ).toBeVisible();
  expect(network.callsOf(save).at(-1)?.body).toMatchObject({
    step: 'review',
    draft: { skills: ['React'], english: 'C1' },
  });
});

test('a candidate gets no form until it is known whether they have already applied', async () => {
  let isDown = true;
  const { user } = renderRemote(routes, {
    api,
    session: 'candidate',
    path: '/application-process?job=J-00012',
    handlers: [
      respond(job, () => detail),
      respond(intakeEndpoints.startJobRequest, () => ({ ticket: 'ticket' })),
      respond(ownApplicationEndpoints.appliedJobs, () =>
        isDown ? fail('INTERNAL') : { data: [] },
      ),
    ],
  });
  expect(await screen.findByText(/could not check whether you are being considered/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the application' })).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Start the application' })).toBeVisible();
});

const ready: Applying = {
  ...applying,
  step: 'review',
  draft: { ...applying.draft, english: 'C1', skills: ['React'], isSixteen: true, mayStore: true },
};
const cv: Applying['cv'] = { name: 'cv.pdf', size: 9 };

test('a CV upload continues over the next steps, and sending waits for it', async () => {
  const upload = fixtureFor(beginCv.response, { offset: 0, chunk: 9 });
  let arrive = () => {};
  const arrived = new Promise<void>((go) => {
    arrive = go;
  });
  const { user, container, platform } = renderRemote(routes, {
    api,
    session: null,
    path: '/application-process/handle/cv',
    handlers: [
      ...handlersOf(ready),
      respond(beginCv, () => upload),
      respond(sendCv, async () => {
        await arrived;
        return { ...upload, offset: 9 };
      }),
      respond(completeCv, () => fixtureFor(completeCv.response)),
      respond(useCv, () => ({ ...ready, cv, version: 2 })),
      respond(readCv, () => fixtureFor(readCv.response, { outcome: 'no_text' })),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Your CV' });
  const file = new File(['%PDF-1.7\n'], 'cv.pdf', { type: 'application/pdf' });
  await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, file);
  expect(await screen.findByText(/Uploading cv.pdf/)).toBeVisible();
  const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  await next();
  await screen.findByRole('heading', { level: 1, name: 'Experience' });
  expect(screen.getByText(/Uploading cv.pdf/)).toBeVisible();
  await waitFor(() => expect(platform.unsaved()).toMatch(/still uploading/));
  for (const name of ['Skills', 'English', ...rest]) {
    await next();
    await screen.findByRole('heading', { level: 1, name });
  }
  expect(await screen.findByText(/as soon as your CV is uploaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send application' })).toBeDisabled();
  act(arrive);
  expect(await screen.findByText('cv.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Thank you, we have your application')).toBeVisible();
});

test('an application whose last input cannot be saved says at the button why it is not sent', async () => {
  let isDown = true;
  const { user, network } = renderRemote(routes, {
    api,
    session: null,
    path: '/application-process/handle/review',
    handlers: [
      ...handlersOf({ ...ready, step: 'consent' }),
      respond(save, ({ body }) =>
        isDown ? fail('UNAVAILABLE') : { ...ready, ...body, version: 2 },
      ),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Consent' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/Your application was not sent/)).toBeVisible();
  expect(network.callsOf(submit)).toEqual([]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Thank you, we have your application')).toBeVisible();
});

test('an application that has expired says what to do', async () => {
  keepHandle('handle');
  const { user } = renderRemote(routes, {
    api,
    session: null,
    path: '/application-process/handle/about',
    handlers: [
      respond(read, () => fail('TOKEN_EXPIRED')),
      respond(jobs, () => ({ agencyName: 'Northbeam', jobs: [detail] })),
    ],
  });
  expect(
    await screen.findByRole('heading', { name: 'This application has expired' }),
  ).toBeVisible();
  // The open roles do not lead back to it.
  await user.click(screen.getByRole('link', { name: 'All open roles' }));
  expect(await screen.findByRole('link', { name: 'React engineer' })).toBeVisible();
  expect(screen.queryByText(/You have begun an application/)).not.toBeInTheDocument();
});

test('an application of somebody else says so, and offers to sign out', async () => {
  renderRemote(routes, {
    api,
    session: 'candidate',
    path: '/application-process/handle/about',
    handlers: [respond(read, () => fail('TOKEN_WRONG_PERSON'))],
  });
  expect(
    await screen.findByRole('heading', { name: 'This application belongs to another person' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out');
});

describe('while the mail address is not confirmed', () => {
  const waiting = (changes: Partial<Applying> = {}, more: Handler[] = []) => {
    let now: Applying = { ...applying, isProven: false, ...changes };
    return renderRemote(routes, {
      api,
      session: null,
      path: '/application-process/handle/about',
      handlers: [
        respond(read, () => now),
        respond(correctAddress, ({ body }) => {
          now = { ...now, email: body.email, version: now.version + 1 };
          return now;
        }),
        ...more,
      ],
    });
  };

  test('a mistyped one is corrected after sending', async () => {
    const { user, network, container } = waiting({ status: 'unconfirmed' });
    expect(await screen.findByText(/sent a link to ines@guest.test/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Wrong address? Correct it' }));
    const field = await screen.findByRole('textbox', { name: /E-mail/ });
    expect(field).toHaveValue('ines@guest.test');
    expect(await axeFindings(container)).toEqual([]);
    await user.clear(field);
    await user.type(field, 'ines.duarte@guest.test');
    await user.click(screen.getByRole('button', { name: 'Save and send the link' }));
    expect(await screen.findByText(/sent a link to ines.duarte@guest.test/)).toBeVisible();
    expect(network.callsOf(correctAddress)[0]?.body).toEqual({
      version: 1,
      email: 'ines.duarte@guest.test',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('it is corrected while the form is filled in, which keeps what is typed', async () => {
    const { user } = waiting({}, [respond(save, () => fail('INTERNAL'))]);
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await user.type(phone, '+351 930 111 222');
    await user.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
    const field = await screen.findByRole('textbox', { name: /E-mail/ });
    await user.clear(field);
    await user.type(field, 'ines.duarte@guest.test{Enter}');
    expect(await screen.findByText('We write to ines.duarte@guest.test.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(phone).toHaveDisplayValue(/930 ?111 ?222/);
    expect(screen.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
  });

  test('the mail is sent again, once in a while and a few times a day', async () => {
    let isLimited = true;
    const { user, network } = waiting({ status: 'unconfirmed' }, [
      respond(sendAgain, () =>
        isLimited
          ? fail('RATE_LIMITED')
          : { ...applying, isProven: false, status: 'unconfirmed' as const },
      ),
    ]);
    const again = await screen.findByRole('button', { name: 'Send again' });
    await user.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent(/several times today/);
    isLimited = false;
    await user.click(again);
    expect(await screen.findByText(/^Sent again/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(again).toBeDisabled();
    expect(network.callsOf(sendAgain)).toHaveLength(2);
  });

  test('a confirmed one is not offered for correction', async () => {
    waiting({ isProven: true });
    expect(await screen.findByText('We write to ines@guest.test.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Wrong address/ })).not.toBeInTheDocument();
  });
});

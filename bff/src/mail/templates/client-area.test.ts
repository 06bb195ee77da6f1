import { renderMail } from '../render-mail.ts';
import { mailTemplates } from './all-templates.ts';

const variables = {
  firstName: 'Ada',
  senderName: 'Ana Kovač',
  agencyName: 'Northbeam',
  jobTitle: 'Engineer',
  message: '',
  count: '2',
  path: '/client-dashboard',
  ids: '',
  notes: '{}',
  number: 'C-000001',
};

it.each(['nudge_client_decision', 'candidate_submitted', 'submission_digest'] as const)(
  '%s quotes the sender’s own words',
  (template) => {
    const { text } = renderMail(
      mailTemplates[template],
      { ...variables, message: 'Did it answer your question?' },
      new URL('http://localhost'),
      () => '',
    );
    expect(text).toContain('Ana Kovač writes: “Did it answer your question?”');
    expect(text).toContain('Ana Kovač, Northbeam');
  },
);

it.each([
  ['candidate_submitted', 'Read the profile'],
  ['submission_digest', 'Read the profiles'],
  ['nudge_client_decision', 'Answer now'],
] as const)('%s links to where the profile is read and answered', (template, action) => {
  const { text } = renderMail(
    mailTemplates[template],
    variables,
    new URL('http://localhost'),
    () => '',
  );
  expect(text).toContain('in your client area');
  expect(text).toContain(action);
  expect(text).toContain('http://localhost/client-dashboard');
});

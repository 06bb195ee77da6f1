import { renderMail } from '../render-mail.ts';
import { mailTemplates } from './all-templates.ts';

const variables = {
  ...{ firstName: 'Ada', senderName: 'Ana Kovač', agencyName: 'Northbeam', jobTitle: 'Engineer' },
  ...{ message: '', count: '2', path: '/client-dashboard', ids: '', number: 'C-000001' },
};

it('a reminder quotes the own words of who asks', () => {
  const { text } = renderMail(
    mailTemplates.nudge_client_decision,
    { ...variables, message: 'Did it answer your question?' },
    new URL('http://localhost'),
    () => '',
  );
  expect(text).toContain('Ana Kovač writes: “Did it answer your question?”');
  expect(text).toContain('Ana Kovač, Northbeam');
});

it.each([
  ['candidate_submitted', 'ask Ana Kovač for the profile'],
  ['submission_digest', 'ask Ana Kovač for their profiles'],
  ['nudge_client_decision', 'ask Northbeam for the profile'],
] as const)('%s leads to what is there, and says who has the rest', (template, told) => {
  const { text } = renderMail(
    mailTemplates[template],
    variables,
    new URL('http://localhost'),
    () => '',
  );
  expect(text).toContain(told);
  expect(text).toContain('Open your jobs');
  expect(text).not.toContain('See the candidate');
});

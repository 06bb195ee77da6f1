import { button, defineTemplate, paragraph, quotation } from '../template.ts';

const changesMade = (actions: string): string => {
  if (actions === '0') return 'Nothing was changed.';
  return actions === '1' ? 'One change was made.' : `${actions} changes were made.`;
};

export const impersonationNotice = defineTemplate({
  category: 'account',
  variables: ['firstName', 'actorName', 'from', 'to', 'reason', 'actions'],
  subject: ({ actorName }) => `${actorName} acted as you`,
  blocks: ({ firstName, actorName, from, to, reason, actions }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${actorName} opened your account and acted as you from ${from} until ${to}. ${changesMade(actions)}`,
    ),
    ...quotation(actorName, reason),
    paragraph(
      'Your password was not used and is not known to anyone. If you did not expect this, please ask your contact at the agency.',
    ),
    button('Open your account', { path: '/' }),
  ],
});

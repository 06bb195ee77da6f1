import { button, paragraph, type MailBlock } from '../template.ts';

/**
 * The way for a client to what there is: their jobs. Profiles are not shown there yet, so the mail
 * says who has them, instead of leading to a page without the candidate.
 */
export const toClientArea = (askFor: string, contact: string, path: string): MailBlock[] => [
  paragraph(`Your client area does not show profiles yet: ask ${contact} for ${askFor}.`),
  button('Open your jobs', { path }),
];

/** The languages of the agency's mails, English first. */
export const mailLanguages = ['en', 'es', 'pt', 'fr', 'de', 'pl', 'uk'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

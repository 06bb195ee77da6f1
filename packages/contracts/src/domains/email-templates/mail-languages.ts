/** The languages in which mails of the agency are written, English first. */
export const mailLanguages = ['en', 'es', 'pt', 'fr', 'de', 'pl', 'uk'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Mails as staff reads them, for the timelines of records. */
export { showMessages } from '../message.serializer.ts';

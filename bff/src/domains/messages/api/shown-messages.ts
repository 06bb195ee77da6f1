/** Mails as staff read them, for the timelines of records. */
export { showMessages } from '../message.serializer.ts';

/** Whether a person can be told something by mail, for domains that have news for them. */
export { mailRefusal } from '../../actions/rejection-mail.ts';

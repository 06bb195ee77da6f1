/** Whether a candidate can be mailed, for domains that have news for them. */
export { mailRefusal } from '../../actions/rejection-mail.ts';

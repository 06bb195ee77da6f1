/** A file attached to a mail. */
export interface MailFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

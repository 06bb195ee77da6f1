/** A file as it goes along with a mail. */
export interface MailFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

import type { MailBlock, MailLink, TemplateAudience, TemplateTopic } from '@muster/contracts';

export type { MailBlock, MailLink };

export interface MailTemplate<V extends string = string> {
  /** Its name in the list of templates. */
  name: string;
  topic: TemplateTopic;
  audience: TemplateAudience;
  /** `account` mails appear in no timeline. */
  category: 'account' | 'other';
  /** Sent at any hour of its reader's day. */
  urgent?: true;
  /** A dispensable mail: it has a link to unsubscribe, and is not sent to readers who did. */
  optional?: true;
  /** Variables passed by the sender. */
  variables: readonly V[];
  /** Further variables that are links, including those with a token. */
  links?: Readonly<Record<string, MailLink>>;
  /** Further variables computed from the passed ones. */
  computed?: (variables: Record<V, string>) => Record<string, string>;
  subject: string;
  body: string;
}

/** Declares a template; an identity function for type inference. */
export const defineTemplate = <const V extends string>(
  template: MailTemplate<V>,
): MailTemplate<V> => template;

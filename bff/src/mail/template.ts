import type { MailBlock, MailLink, TemplateAudience, TemplateTopic } from '@muster/contracts';

export type { MailBlock, MailLink };

export interface MailTemplate<V extends string = string> {
  /** How the list of templates calls it. */
  name: string;
  topic: TemplateTopic;
  audience: TemplateAudience;
  /** `account` mails appear in no timeline. */
  category: 'account' | 'other';
  /** Goes out at any hour of its reader's day. */
  urgent?: true;
  /** One can do without it: it carries a link to unsubscribe, and does not go to who did. */
  optional?: true;
  /** What is passed by who sends it. */
  variables: readonly V[];
  /** Further variables that are links, those with a token among them. */
  links?: Readonly<Record<string, MailLink>>;
  /** Further variables that follow from those that are passed. */
  computed?: (variables: Record<V, string>) => Record<string, string>;
  subject: string;
  body: string;
}

/** Declares a template; the identity function, for inference. */
export const defineTemplate = <const V extends string>(
  template: MailTemplate<V>,
): MailTemplate<V> => template;

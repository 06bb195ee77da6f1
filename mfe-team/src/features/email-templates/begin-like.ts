import {
  ownVariables,
  limits,
  parseTemplate,
  variableLabel,
  type EmailTemplate,
  type EmailTemplateCreate,
  type OwnTemplateAudience,
} from '@muster/contracts';

export const blank: EmailTemplateCreate = {
  name: '',
  scope: 'personal',
  topic: 'candidate_outreach',
  audience: 'candidate',
  language: 'en',
  subject: '',
  body: '',
  translations: [],
  cc: [],
  repliesTo: 'record',
  fileIds: [],
};

/**
 * Users write to candidates and clients; a template for anyone else is copied as one to candidates.
 */
const audienceOf = ({ audience }: EmailTemplate): OwnTemplateAudience =>
  audience === 'client' ? 'client' : 'candidate';

/** Returns the values of a copy; it is shared like the original if the user may do that. */
export const beginLike = (
  other: EmailTemplate,
  name: string,
  mayShare: boolean,
): EmailTemplateCreate => ({
  name: [...name].slice(0, limits.template.name.max).join(''),
  scope: mayShare && other.scope === 'team' ? 'team' : 'personal',
  audience: audienceOf(other),
  topic: other.topic,
  subject: other.subject,
  body: other.body,
  language: other.language,
  translations: other.translations,
  cc: other.cc,
  repliesTo: other.repliesTo,
  // Files are not copied.
  fileIds: [],
});

/** Returns in words what the original contains and a copy cannot. */
export function notKept(other: EmailTemplate): string[] {
  const known = new Set<string>(ownVariables(audienceOf(other)));
  const held = [other.subject, other.body].flatMap((source) => [...parseTemplate(source).names]);
  return [...new Set(held)].filter((name) => !known.has(name)).map(variableLabel);
}

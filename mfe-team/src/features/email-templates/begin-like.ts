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

/** People write to candidates and clients: what goes to others begins as one to candidates. */
const audienceOf = ({ audience }: EmailTemplate): OwnTemplateAudience =>
  audience === 'client' ? 'client' : 'candidate';

/** The values of a copy; it is shared as the other one was, by who may. */
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
  // Its files stay its own.
  fileIds: [],
});

/** What the other one holds and a copy cannot, in words. */
export function notKept(other: EmailTemplate): string[] {
  const known = new Set<string>(ownVariables(audienceOf(other)));
  const held = [other.subject, other.body].flatMap((source) => [...parseTemplate(source).names]);
  return [...new Set(held)].filter((name) => !known.has(name)).map(variableLabel);
}

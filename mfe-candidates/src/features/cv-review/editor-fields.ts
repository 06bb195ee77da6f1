import type { CvProposal, CvProposalKind } from '@muster/contracts';

/** Field of an editor: the proposal's field, its label and its type. */
export interface EditorField {
  field: string;
  label:
    | 'firstName'
    | 'middleName'
    | 'lastName'
    | 'headline'
    | 'city'
    | 'country'
    | 'value'
    | 'link'
    | 'title'
    | 'companyName'
    | 'startMonth'
    | 'endMonth'
    | 'isCurrent'
    | 'location'
    | 'description'
    | 'school'
    | 'degree'
    | 'field'
    | 'startYear'
    | 'endYear'
    | 'skill'
    | 'level';
  kind: 'text' | 'long' | 'month' | 'year' | 'flag' | 'country' | 'degree' | 'level';
}

const text = (field: string, label: EditorField['label']): EditorField => ({
  field,
  label,
  kind: 'text',
});

/** Editable fields of each kind. */
export const editorFields: Readonly<Record<CvProposalKind, readonly EditorField[]>> = {
  name: [
    text('firstName', 'firstName'),
    text('middleName', 'middleName'),
    text('lastName', 'lastName'),
  ],
  headline: [text('text', 'headline')],
  location: [text('city', 'city'), { field: 'country', label: 'country', kind: 'country' }],
  contact: [text('value', 'value')],
  link: [text('url', 'link')],
  experience: [
    text('title', 'title'),
    text('companyName', 'companyName'),
    { field: 'startMonth', label: 'startMonth', kind: 'month' },
    { field: 'endMonth', label: 'endMonth', kind: 'month' },
    { field: 'isCurrent', label: 'isCurrent', kind: 'flag' },
    text('location', 'location'),
    { field: 'description', label: 'description', kind: 'long' },
  ],
  education: [
    text('school', 'school'),
    { field: 'degree', label: 'degree', kind: 'degree' },
    text('field', 'field'),
    { field: 'startYear', label: 'startYear', kind: 'year' },
    { field: 'endYear', label: 'endYear', kind: 'year' },
  ],
  skill: [text('name', 'skill')],
  language: [{ field: 'level', label: 'level', kind: 'level' }],
};

const emptiable: ReadonlySet<string> = new Set([
  'middleName',
  'city',
  'country',
  'companyName',
  'title',
  'location',
  'description',
  'school',
  'field',
]);

/** Returns the edited fields of a proposal; empty texts count as missing. */
export function editedFields(
  { kind, fields }: CvProposal,
  draft: Record<string, unknown>,
): CvProposal['fields'] {
  const edited = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [
      field,
      value === '' && emptiable.has(field) ? null : value,
    ]),
  );
  if (kind === 'experience') {
    const said = fields as Extract<CvProposal, { kind: 'experience' }>['fields'];
    if (edited['isCurrent'] === true) edited['endMonth'] = null;
    // A chosen month replaces the whole year.
    const isChosen =
      edited['startMonth'] !== said.startMonth || edited['endMonth'] !== said.endMonth;
    if (isChosen) edited['onlyYears'] = false;
  }
  // Another name means another skill: its id is looked up in the catalogue on writing.
  if (kind === 'skill' && edited['name'] !== (fields as { name: string }).name)
    edited['skillId'] = null;
  return edited as CvProposal['fields'];
}

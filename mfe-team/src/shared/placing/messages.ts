import { defineMessages, useT } from '@muster/ui';

/** Names of the parties of a document. */
export const partyWords = { candidate: 'Candidate', agency: 'Agency', client: 'Client' } as const;

const messages = defineMessages('mfe-team-placing', {
  title: 'Places on the pages',
  parties: 'Who signs',
  party: partyWords,
  bring: {
    zone: 'Drop the PDF here, or choose it',
    hint: 'One PDF without a password, up to 25 MB and 200 pages.',
    missing: 'Bring the PDF first.',
    sending: '{{name}} is on its way',
    checking: '{{name}} is checked',
    done: '{{name}} is here',
  },
  fault: {
    empty: 'Write the text before it is used.',
    unknown_gap: 'Nothing fills these gaps: {{gaps}}',
    no_signature: 'A place for the signature is missing for: {{parties}}',
    outside: 'A place lies outside its page.',
    no_party: 'A place belongs to a party that does not sign.',
  },
  place: {
    kind: {
      signature: 'Signature',
      initials: 'Initials',
      name: 'Name',
      date: 'Date',
      text: 'Text',
      checkbox: 'Box to tick',
    },
    for: 'Filled in by',
    onPage: 'On page',
    addOne: 'Add {{kind}}',
    howTo:
      'Drag a place, or move it with the arrow keys. With Shift, the arrow keys change its size; Delete takes it away.',
    one: '{{kind}}, {{party}}, page {{page}}, {{x}} from the left, {{y}} from the top',
    none: 'No places yet. Add the first above.',
    label: 'Label',
    labelHelp: 'What the party reads when signing.',
    required: 'Required',
    page: 'Page',
    x: 'From the left',
    y: 'From the top',
    width: 'Width',
    height: 'Height',
    remove: 'Take away',
    chosen: 'Chosen place',
    pages: 'Pages of {{name}}',
    opening: 'The pages are being opened',
    lost: 'The pages could not be shown. Places can be set by numbers.',
    added: '{{kind}} added on page {{page}}',
  },
});

/** Returns the texts of an uploaded PDF and of the fields on its pages. */
export const usePlacingMessages = () => useT(messages);

import { button, defineTemplate, paragraph, type MailBlock } from '../template.ts';

const variables = ['firstName', 'news', 'contract', 'path', 'agencyName'] as const;
type Words = Record<(typeof variables)[number], string>;

/** What happened, to which contract, and the way there; amounts are read in the product alone. */
const blocks =
  (further?: string) =>
  ({ firstName, news, contract, path, agencyName }: Words): MailBlock[] => [
    paragraph(`Hello ${firstName},`),
    paragraph(`${news}.`),
    paragraph(`This is about the contract ${contract}.`),
    ...(further ? [paragraph(further)] : []),
    ...(path ? [button('Open in Muster', { path })] : []),
    paragraph(agencyName),
  ];

/** The work is prepared, begins, goes on or is led by somebody else. */
export const placementStart = defineTemplate({
  category: 'other',
  variables,
  subject: ({ news }) => news,
  blocks: blocks(),
});

/** The work comes to its end, has ended or does not come about. */
export const placementEnding = defineTemplate({
  category: 'other',
  variables,
  subject: ({ news }) => news,
  blocks: blocks(),
});

/** Rates change from a day on; to each side its own, without amounts. */
export const rateChanged = defineTemplate({
  category: 'other',
  variables,
  subject: ({ news }) => news,
  blocks: blocks(
    'The agreed terms are not in this e-mail. Ask your contact, or see them in Muster.',
  ),
});

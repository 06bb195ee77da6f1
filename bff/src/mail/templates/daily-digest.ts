import { z } from 'zod';
import { defineTemplate, paragraph } from '../template.ts';
import type { MailBlock } from '../template.ts';

const groupsSchema = z.array(
  z.object({
    heading: z.string(),
    items: z.array(z.object({ title: z.string(), path: z.string() })),
  }),
);
export type DigestGroups = z.infer<typeof groupsSchema>;

/** `groups` is {@link DigestGroups} as JSON, `more` how many found no room. */
export const dailyDigest = defineTemplate({
  category: 'other',
  variables: ['firstName', 'groups', 'count', 'more', 'preferencesPath'],
  subject: ({ count }) =>
    count === '1' ? 'One thing waits for you' : `${count} things wait for you`,
  blocks: ({ firstName, groups, more, preferencesPath }) => [
    paragraph(`Hello ${firstName},`),
    paragraph('this is what you have not read yet.'),
    ...groupsSchema.parse(JSON.parse(groups)).flatMap(({ heading, items }): MailBlock[] => [
      { kind: 'heading', text: heading },
      ...items.map(({ title, path }): MailBlock => ({
        kind: 'link',
        label: title,
        link: { path },
      })),
    ]),
    ...(more === '0' ? [] : [paragraph(`And ${more} more.`)]),
    {
      kind: 'link',
      label: 'Choose what reaches you by mail, or end this one',
      link: { path: preferencesPath },
    },
  ],
});

import { z } from 'zod';
import { defineTemplate, paragraph, type MailBlock } from '../template.ts';

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
  urgent: true,
  variables: ['firstName', 'groups', 'count', 'more', 'preferencesPath'],
  subject: ({ count }) =>
    count === '1' ? 'You have one unread notification' : `You have ${count} unread notifications`,
  blocks: ({ firstName, groups, more, preferencesPath }) => [
    paragraph(`Hello ${firstName},`),
    paragraph('here are your unread notifications.'),
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
      label: 'Choose which e-mails you receive, or stop this one',
      link: { path: preferencesPath },
    },
  ],
});

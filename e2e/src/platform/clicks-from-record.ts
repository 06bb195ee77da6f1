import type { Locator, Page } from '@playwright/test';
import type { SessionApi } from '../fixtures/session-api.ts';
import { openInterview } from './screens/candidates.screens.ts';
import { fullCandidate } from './screens/demo-candidate.ts';

interface Way {
  to: string;
  /** A record from which it is possible. */
  from: (api: SessionApi) => Promise<{ id: string }>;
  /** The links that are followed, one after the other. */
  clicks: readonly string[];
  /** What shows that one is there. */
  arrived: (page: Page) => Locator;
}

/** What is done from the record of a candidate most often, and the way to it. */
export const waysFromRecord: readonly Way[] = [
  {
    to: 'an e-mail',
    from: fullCandidate,
    clicks: ['E-mail'],
    arrived: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Subject' }),
  },
  {
    to: 'adding to a job',
    from: fullCandidate,
    clicks: ['Add to job'],
    arrived: (page) => page.getByRole('checkbox').first(),
  },
  {
    to: 'arranging an interview',
    from: async (api) => ({ id: (await openInterview(api)).id }),
    clicks: ['Schedule interview'],
    arrived: (page) =>
      page.getByRole('dialog', { name: 'Request an interview' }).getByRole('combobox').first(),
  },
];
